export const SWITCH_OFFS = {
  EX1: [{ file: 'src/exclusion/exclusion.ts', find: '    matches(row.control, selection.control) &&\n', replace: '' }],
  EX2: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: "rows.filter((row) => EXCLUSION_CELLS.some((cell) => row[cell] !== '*'))",
      replace: 'rows',
    },
  ],
  EX3: [{ file: 'src/article/article.ts', find: 'if (row !== undefined) return', replace: 'if (false) return' }],
  EX4: [{ file: 'src/article/check-model.ts', find: "typeof row[cell] !== 'string' || row[cell] === ''", replace: 'false' }],
  EX5: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: "cell === '*' || cell === value",
      replace: "cell === '*' || value === undefined || cell === value",
    },
  ],
  EX6: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: 'for (const row of exclusions.rows)',
      replace: 'for (const row of [...exclusions.rows].reverse())',
    },
  ],
};
