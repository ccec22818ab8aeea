export const SWITCH_OFFS = {
  PR2: [{ file: 'src/catalogue/catalogue.data.ts', find: 'defaultRateId: 12', replace: 'defaultRateId: 10' }],
  PR16: [{ file: 'src/article/check-model.ts', find: 'if (priced && isBase)', replace: 'if (false)' }],
  PR17: [{ file: 'src/article/check-model.ts', find: 'if (!minorFromMajor(value).ok)', replace: 'if (false)' }],
};
