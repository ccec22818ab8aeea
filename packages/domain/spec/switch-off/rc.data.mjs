export const SWITCH_OFFS = {
  RC7: [{ file: 'src/article/compose-reference.ts', find: ' && counts.installation > 1) reference +=', replace: ') reference +=' }],
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
};
