export const SWITCH_OFFS = {
  OR1: [{ file: 'src/order/quantity.ts', find: 'if (value <= 0) return', replace: 'if (false) return' }],
  OR2: [{ file: 'src/order/quantity.ts', find: 'if (value > MAX_QUANTITY) return', replace: 'if (false) return' }],
  OR3: [{ file: 'src/order/line-validity.ts', find: 'if (line.moq > line.quantity) return', replace: 'if (false) return' }],
  OR4: [{ file: 'src/order/line-validity.ts', find: 'if (line.isPersonalized !== 1) return', replace: 'if (false) return' }],
  OR5: [{ file: 'src/order/line-validity.ts', find: 'if (line.discontinued) return', replace: 'if (false) return' }],
  OR6: [{ file: 'src/order/line-validity.ts', find: 'if (line.days < 0) return', replace: 'if (false) return' }],
  OR7: [{ file: 'src/order/line-validity.ts', find: 'if (line.article?.ok === false) return', replace: 'if (false) return' }],
  OR8: [{ file: 'src/order/line-validity.ts', find: 'if (line.price?.ok === false) return', replace: 'if (false) return' }],
  OR9: [
    {
      file: 'src/order/line-validity.ts',
      find: "  if (line.isPersonalized !== 1) return { valid: false, reason: 'not-personalised' };\n  if (line.discontinued) return { valid: false, reason: 'discontinued' };\n",
      replace:
        "  if (line.discontinued) return { valid: false, reason: 'discontinued' };\n  if (line.isPersonalized !== 1) return { valid: false, reason: 'not-personalised' };\n",
    },
  ],
};
