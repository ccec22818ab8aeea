const PACKAGING = 'src/packaging/packaging.ts';

export const SWITCH_OFFS = {
  PK1: [{ file: 'src/packaging/packaging.data.ts', find: 'canopy: 4', replace: 'canopy: 1' }],
  PK2: [{ file: PACKAGING, find: 'longestSideCm <= 30', replace: 'longestSideCm < 30' }],
  PK3: [{ file: PACKAGING, find: 'if (longestSideCm < 15) return 1;', replace: '' }],
  PK4: [{ file: PACKAGING, find: 'Math.ceil(', replace: 'Math.round(' }],
  PK5: [{ file: PACKAGING, find: 'points * thousandths(minutesPerPoint[step])', replace: 'thousandths(minutesPerPoint[step])' }],
  PK6: [{ file: 'src/packaging/check-packaging-data.ts', find: 'value >= 0 && value <= MAX', replace: 'value >= -1' }],
  PK7: [{ file: 'src/bom/resolve-composition.ts', find: '...canopiesOf(tree, elements, sources)', replace: '' }],
  PK8: [
    { file: PACKAGING, find: 'if (!(longestSideCm >= 0))', replace: 'if (false)' },
    { file: PACKAGING, find: 'if (perPackage === 0)', replace: 'if (false)' },
  ],
};
