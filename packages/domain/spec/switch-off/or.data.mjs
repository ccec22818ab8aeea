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
  OR10: [{ file: 'src/order/order-status.ts', find: 'next.value === status + 1', replace: 'next.value > status' }],
  OR11: [{ file: 'src/order/listing-mode.ts', find: 'order.placedByRoleId === ROLES.importer', replace: 'true' }],
  OR12: [{ file: 'src/order/order-preview.ts', find: 'else dropped.push({ id, validity });', replace: '' }],
  OR13: [{ file: 'src/order/order-preview.ts', find: 'if (line.moq > checked.value) return', replace: 'if (false) return' }],
  OR14: [
    { file: 'src/order/delivery.ts', find: 'sendTogether ? latest : days[index]', replace: 'days[index]' },
    { file: 'src/order/delivery.ts', find: 'later(onSite, doNotShipBefore)', replace: 'onSite' },
  ],
  OR15: [
    { file: 'src/order/order-processing.ts', find: 'if (status === 400 && saysNoClientCode(data)) return', replace: 'if (false) return' },
  ],
  OR16: [
    {
      file: 'src/order/order-processing.ts',
      find: 'return { creating: false, completed: false, error: event.error };',
      replace: 'return { creating: false, completed: null, error: event.error };',
    },
  ],
  OR17: [{ file: 'src/order/order-processing.ts', find: '? PROJECT_STATUS.ORDER : status', replace: '? status : status' }],
  OR18: [{ file: 'src/order/order-processing.ts', find: "call !== 'process' && ", replace: '' }],
  OR19: [{ file: 'src/order/reference-line.ts', find: 'leadTimeWeeks(leadtimes, checked.value)', replace: 'leadTimeWeeks(leadtimes, 1)' }],
};
