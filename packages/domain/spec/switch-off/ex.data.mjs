export const SWITCH_OFFS = {
  EX3: [{ file: 'src/article/article.ts', find: 'if (row !== undefined) return', replace: 'if (false) return' }],
  EX4: [{ file: 'src/article/check-model.ts', find: "typeof exclusion[cell] !== 'string' || exclusion[cell] === ''", replace: 'false' }],
};
