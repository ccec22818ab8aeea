export const SWITCH_OFFS = {
  TX1: [
    {
      file: 'src/text/text.ts',
      find: "/[^\\p{L}\\p{M}\\p{N}\\t \\p{Zs}\\-_'&()+]/u",
      replace: "/[^\\p{L}\\p{M}\\p{N}\\t \\p{Zs}\\-_'&()+/]/u",
    },
  ],
  TX2: [{ file: 'src/text/text.ts', find: "\\-_'&()+.,:]/u", replace: "\\-_'&()+]/u" }],
  TX3: [{ file: 'src/text/text.ts', find: 'if (trimmed.length > max)', replace: 'if (false)' }],
  TX4: [{ file: 'src/text/emails.ts', find: '/[\\s,;]+/u', replace: '/[\\s,]+/u' }],
  TX5: [{ file: 'src/text/emails.ts', find: 'EMAIL.test(trimmed) ?', replace: 'true ?' }],
  TX6: [{ file: 'src/text/text.ts', find: "if (required && trimmed === '')", replace: 'if (false)' }],
  TX7: [{ file: 'src/text/text.ts', find: "if (shape === 'any') return undefined;", replace: '' }],
  TX8: [{ file: 'src/text/form-error.ts', find: "return failure.code === 'text.email' ?", replace: 'return false ?' }],
  TX9: [
    {
      file: 'src/text/text.ts',
      find: "if (typeof text !== 'string') return fail({ code: 'text.not-text' });",
      replace: "if (typeof text !== 'string') return ok('');",
    },
  ],
};
