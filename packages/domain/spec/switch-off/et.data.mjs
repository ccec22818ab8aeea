export const SWITCH_OFFS = {
  ET1: [{ file: 'src/error-text/error-text.ts', find: ': filled(text, values);', replace: ': text;' }],
  ET2: [{ file: 'src/error-text/error-text.ts', find: 'failure.reason[language]', replace: 'failure.reason.en' }],
  ET3: [{ file: 'examples/price-a-light.ts', find: '31_250', replace: '99_999' }],
  ET4: [{ file: 'src/untrusted/text-of.ts', find: '    return readable(', replace: '    if (value) throw value;\n    return readable(' }],
  ET5: [{ file: 'src/error-text/error-text.ts', find: "typeof value !== 'object' && value !== undefined", replace: 'true' }],
};
