export const SWITCH_OFFS = {
  OP1: [{ file: 'src/options/feasibility.ts', find: 'if (choice === undefined) return true;', replace: 'return true;' }],
  OP2: [{ file: 'src/options/options.ts', find: 'model.exclusions.filter((row) => blockers.has(row))', replace: '[]' }],
  OP3: [
    {
      file: 'src/options/options.ts',
      find: 'const chosen = offeredSelection(model, selection, today);',
      replace: 'const chosen = selection;',
    },
  ],
  OP4: [{ file: 'src/options/options.ts', find: '.filter(({ options }) => options.length > 0)', replace: '' }],
  OP5: [
    {
      file: 'src/options/repairs.ts',
      find: 'for (let count = 0; count <= changeable.length && repairs.length < MOST_REPAIRS; count += 1)',
      replace: 'for (let count = changeable.length; count >= 0 && repairs.length < MOST_REPAIRS; count -= 1)',
    },
  ],
  OP6: [{ file: 'src/options/repairs.ts', find: '.filter((repair) => isFeasible(model, repair.selection, today))', replace: '' }],
  OP7: [{ file: 'src/options/repairs.ts', find: 'sortedByRank(found, rank)', replace: 'found' }],
  OP8: [
    {
      file: 'src/options/repairs.ts',
      find: '.filter((repair) => !repairs.some((smaller) => includesChanges(repair, smaller)))',
      replace: '',
    },
  ],
  OP9: [{ file: 'src/options/repairs.ts', find: "if (type === 'pendantHeight') return [];", replace: '' }],
  OP10: [{ file: 'src/options/repairs.ts', find: 'count <= changeable.length &&', replace: 'count < 1 &&' }],
  OP11: [{ file: 'src/options/options.ts', find: 'if (blockers === undefined) return', replace: 'if (true) return' }],
};
