export const SWITCH_OFFS = {
  DC1: [
    {
      file: 'src/document/document.data.ts',
      find: "'product', 'energyLabel'] as const;",
      replace: "'product', 'photometry'] as const;",
    },
  ],
  DC2: [{ file: 'src/document/document.data.ts', find: "imagehd: ['product', 'ambient'],", replace: "imagehd: ['product'],\n  " }],
  DC3: [{ file: 'src/document/document.data.ts', find: 'UMBRELLA_MODELS_TO = 100', replace: 'UMBRELLA_MODELS_TO = 99' }],
  DC4: [{ file: 'src/document/document-request.ts', find: "['files[]', file]", replace: "['files', file]" }],
  DC5: [{ file: 'src/document/document-request.ts', find: "language === 'en-US' ? 'us' : language", replace: 'language' }],
  DC6: [{ file: 'src/document/download-type.ts', find: "if (type !== 'CREATION') return true;", replace: 'return true;' }],
  DC7: [
    { file: 'src/document/energy-class.ts', find: "ok(found?.[0] ?? 'G')", replace: 'ok(String(found) as never)' },
    {
      file: 'src/document/energy-class.ts',
      find: "return fail({ code: 'document.energy-unknown', lumens, watts });",
      replace: "return ok('G');",
    },
  ],
  DC8: [{ file: 'src/document/energy-class.ts', find: 'if (!containsLightSource) return', replace: 'if (true) return' }],
};
