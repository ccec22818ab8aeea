export const SWITCH_OFFS = {
  RC1: [{ file: 'src/reference-code/reference-code.ts', find: ' ?? partsOfCompact(compactCode(text))', replace: '' }],
  RC2: [{ file: 'src/reference-code/reference-code.ts', find: 'code.charCodeAt(4) === HYPHEN', replace: 'false' }],
  RC3: [
    {
      file: 'src/reference-code/reference-code.ts',
      find: '  if (length !== end + 3 && length !== end + 6) return undefined;\n',
      replace: '',
    },
  ],
  RC4: [{ file: 'src/reference-code/reference-code.ts', find: ' || !isCodeAt(code, start, 2)', replace: '' }],
  RC5: [{ file: 'src/reference-code/reference-code.ts', find: 'value === undefined ? fail', replace: 'false ? fail' }],
  RC6: [{ file: 'src/reference-code/reference-code.ts', find: " && installation !== '00'", replace: '' }],
  RC7: [{ file: 'src/article/compose-reference.ts', find: ' && counts.installation > 1) reference +=', replace: ') reference +=' }],
  RC8: [{ file: 'src/reference-code/reference-code.ts', find: 'return parts.dash ?', replace: 'return false ?' }],
  RC9: [{ file: 'src/reference-code/reference-code.ts', find: '? 21 : 16', replace: '? 16 : 21' }],
  RC10: [
    { file: 'src/reference-code/extended-reference.ts', find: "join(parts.dash ? '-' : '')", replace: "join('')" },
    { file: 'src/reference-code/extended-reference.ts', find: 'compact.length === LENGTH + 5', replace: 'false' },
  ],
  RC11: [{ file: 'src/reference-code/extended-reference.ts', find: 'heightDigits(pendantHeightCm)', replace: "'0000'" }],
  RC12: [
    {
      file: 'src/reference-code/reference-code.ts',
      find: 'temperature !== undefined || control !== undefined',
      replace: 'temperature !== undefined && control !== undefined',
    },
    {
      file: 'src/reference-code/extended-reference.ts',
      find: "temperature === '0' && control === '0'",
      replace: "temperature === '0' || control === '0'",
    },
    { file: 'src/article/selection.ts', find: "temperature !== undefined && temperature !== '0'", replace: 'temperature !== undefined' },
  ],
  RC13: [
    {
      file: 'src/article/article.ts',
      find: 'completeSelection(model, selectionFromReference(parts), today)',
      replace: 'selectionFromReference(parts)',
    },
  ],
  RC14: [{ file: 'src/article/compose-reference.ts', find: 'counts.temperature > 1', replace: 'counts.temperature > 0' }],
  RC15: [{ file: 'src/catalogue/catalogue.ts', find: "return fail({ code: 'catalog.unknown', value });", replace: 'return ok(16);' }],
  RC16: [{ file: 'src/reference-code/reference-code.ts', find: ' ?? partsOfCompact(compactCode(text))', replace: '' }],
  RC17: [{ file: 'src/reference-code/reference-code.ts', find: 'reference += `_', replace: 'reference += `-' }],
  RC18: [{ file: 'src/reference-code/extended-reference.ts', find: "parts.installation ?? '00'", replace: "'00'" }],
  RC19: [{ file: 'src/reference-code/extended-reference.ts', find: "if (!long && height !== '000000')", replace: 'if (false)' }],
  RC20: [
    { file: 'src/article/compose-reference.ts', find: 'selection.installation === undefined && counts.installation > 1', replace: 'false' },
  ],
  RC21: [
    {
      file: 'src/article/compose-reference.ts',
      find: 'needsLongWire(pendantHeightCm, range)',
      replace: 'true || needsLongWire(pendantHeightCm, range)',
    },
  ],
  RC22: [
    {
      file: 'src/reference-code/reference-code.ts',
      find: 'isDigitsAt(code, 0, 4) ? ok(code.slice(0, 4))',
      replace: 'parseReference(text).ok ? ok(code.slice(0, 4))',
    },
  ],
  RC23: [
    { file: 'src/reference-code/reference-code.ts', find: "typeof given === 'string' ? given : typeof given", replace: 'String(given)' },
    {
      file: 'src/reference-code/reference-code.ts',
      find: "const code = typeof text === 'string' ? compactCode(text) : '';",
      replace: 'const code = String(text);',
    },
  ],
};
