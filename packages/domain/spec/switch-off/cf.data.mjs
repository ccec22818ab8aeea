export const SWITCH_OFFS = {
  CF1: [
    {
      file: 'src/configurator/choose-configurator.ts',
      find: "configuratorType !== null && 'id' in configuratorType",
      replace: 'configuratorType !== configuratorType',
    },
  ],
  CF2: [
    {
      file: 'src/configurator/choose-configurator.ts',
      find: "return fail({ code: 'configurator.none', value });",
      replace: 'return ok({ id: 1, ...CONFIGURATOR_ROWS[1] });',
    },
  ],
  CF3: [{ file: 'src/configurator/choose-configurator.ts', find: 'rows[subFamilyId] : undefined;', replace: 'rows[219] : undefined;' }],
  CF4: [
    { file: 'src/configurator/choose-configurator.ts', find: 'if (!choice.modes.includes(mode)) return', replace: 'if (false) return' },
  ],
  CF5: [
    { file: 'src/configurator/choose-configurator.ts', find: "choice.letters === 'upper' ? mode.toUpperCase() : mode", replace: 'mode' },
  ],
  CF6: [
    {
      file: 'src/configurator/configurator-paths.ts',
      find: "projectId === undefined ? '/new-product' :",
      replace: 'projectId === undefined ? "/add-product" :',
    },
  ],
  CF7: [
    {
      file: 'src/configurator/configurator-paths.ts',
      find: "case 'page':\n      return ok(page);",
      replace: "case 'page':\n      return ok('/');",
    },
  ],
  CF8: [{ file: 'src/configurator/configurator-paths.ts', find: "mode === 'validate' ? 'true' : undefined", replace: 'undefined' }],
  CF9: [{ file: 'src/configurator/configurator.data.ts', find: "C: 'full'", replace: "C: 'large'" }],
  CF10: [{ file: 'src/configurator/configurator.data.ts', find: "'AddToProject', 'Menu'", replace: "'Menu', 'AddToProject'" }],
  CF11: [
    {
      file: 'src/configurator/configurator.data.ts',
      find: "DEFAULT_COLLECTION_VIEW = 'grid'",
      replace: "DEFAULT_COLLECTION_VIEW = 'list'",
    },
  ],
  CF12: [{ file: 'src/configurator/collection-view.ts', find: 'isApplicationShown(subFamilyId, id)', replace: 'true' }],
  CF13: [{ file: 'src/money/money.ts', find: "currency === 'EUR' ? 'de-DE' : 'en-US'", replace: "'en-US'" }],
  CF14: [{ file: 'src/configurator/configurator.data.ts', find: 'catalogId: 16, language', replace: 'catalogId: 21, language' }],
  CF15: [{ file: 'src/untrusted/path-segment.ts', find: 'text.toWellFormed()', replace: 'text' }],
};
