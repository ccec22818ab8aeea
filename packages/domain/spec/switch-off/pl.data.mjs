export const SWITCH_OFFS = {
  PL1: [{ file: 'src/piece-list/check-piece-list.ts', find: 'if (misfit !== undefined) {', replace: 'if (false) {' }],
  PL2: [{ file: 'src/piece-list/check-piece-list.ts', find: 'if (known.has(rowId)) return', replace: 'if (false) return' }],
  PL3: [{ file: 'src/piece-list/check-piece-list.ts', find: "typeof value.version === 'number' &&", replace: 'false &&' }],
  PL4: [{ file: 'src/piece-list/resolve-pieces.ts', find: 'completeSelection(model, named, today)', replace: 'named' }],
  PL5: [
    { file: 'src/composition/evaluate-creation.ts', find: 'model.technical[what] * pieces', replace: 'model.technical[what]' },
    { file: 'src/piece-list/evaluate-pieces.ts', find: 'failure: first && {', replace: 'failure: undefined && {' },
  ],
  PL6: [{ file: 'src/piece-list/companions.ts', find: 'quantity: needed - present', replace: 'quantity: needed' }],
  PL7: [{ file: 'src/piece-list/companions.ts', find: 'if (dismissed.includes(rule.id)) return [];', replace: '' }],
};
