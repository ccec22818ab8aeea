export const SWITCH_OFFS = {
  ET1: [
    {
      file: 'src/error-text/error-text.ts',
      find: 'filled(ERROR_TEXTS[failure.code], { ...failure, ...place })',
      replace: 'ERROR_TEXTS[failure.code]',
    },
  ],
  ET2: [{ file: 'src/error-text/error-text.ts', find: 'failure.reason[language]', replace: 'failure.reason.en' }],
  ET3: [{ file: 'examples/price-a-light.ts', find: '31_250', replace: '99_999' }],
  ET4: [{ file: 'src/untrusted/text-of.ts', find: "return Array.isArray(value) ? 'a list' : 'an object';", replace: 'throw value;' }],
};
