export const SWITCH_OFFS = {
  EX1: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: 'matching(cells.control, control),\n    matching(cells.installation1, installation?.charAt(0)),\n    matching(cells.installation2, installation?.charAt(1)),\n  );\n  return exclusions.rows[index];',
      replace:
        'matching(cells.finish, color),\n    matching(cells.installation1, installation?.charAt(0)),\n    matching(cells.installation2, installation?.charAt(1)),\n  );\n  return exclusions.rows[index];',
    },
  ],
  EX2: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: "rows.filter((row) => EXCLUSION_CELLS.some((cell) => row[cell] !== '*'))",
      replace: 'rows',
    },
  ],
  EX3: [{ file: 'src/article/article.ts', find: 'if (row !== undefined) return', replace: 'if (false) return' }],
  EX4: [{ file: 'src/article/check-model.ts', find: "typeof exclusion[cell] !== 'string' || exclusion[cell] === ''", replace: 'false' }],
  EX5: [
    {
      file: 'src/exclusion/exclusion.ts',
      find: 'return value === undefined ? cell.wild :',
      replace: 'return value === undefined ? ([...cell.named.values()][0] ?? cell.wild) :',
    },
  ],
  EX6: [
    {
      file: 'src/exclusion/row-set.ts',
      find: 'if (bits !== 0) return (word << 5) + lowestBit(bits);',
      replace: 'if (bits !== 0) return (word << 5) + 31 - Math.clz32(bits);',
    },
  ],
  EX7: [
    { file: 'src/exclusion/combinations.ts', find: '.fill(1)', replace: '.fill(0)' },
    { file: 'src/exclusion/row-set.ts', find: 'indexes.push((word << 5) + lowestBit(rest))', replace: 'indexes.push(lowestBit(rest))' },
  ],
};
