export const SWITCH_OFFS = {
  PH1: [
    { file: 'src/pendant-height/height-limits.ts', find: 'Math.min(min, standard ?? min)', replace: 'min' },
    {
      file: 'src/pendant-height/height-limits.ts',
      find: 'if (delta === 0 && standard !== undefined) return { min: Math.round(standard), max: Math.round(standard) };',
      replace: '',
    },
  ],
  PH2: [{ file: 'src/pendant-height/height-limits.ts', find: 'Math.max(least, 1)', replace: 'least' }],
  PH3: [{ file: 'src/pendant-height/height-limits.ts', find: ' - FLOOR_CLEARANCE_CM)', replace: ')' }],
  PH4: [{ file: 'src/pendant-height/height-limits.ts', find: 'Math.ceil(-centimetresOf(', replace: 'Math.floor(-centimetresOf(' }],
  PH5: [
    {
      file: 'src/pendant-height/height-limits.ts',
      find: 'range.standard ?? DEFAULT_PENDANT_HEIGHT_CM',
      replace: 'DEFAULT_PENDANT_HEIGHT_CM',
    },
  ],
  PH6: [
    {
      file: 'src/pendant-height/height-limits.ts',
      find: "if (typeof value !== 'number' || !Number.isInteger(value)) return fail({ code: 'pendant-height.not-whole', value });",
      replace: '',
    },
  ],
  PH7: [{ file: 'src/pendant-height/height-limits.ts', find: 'if (limit === undefined) return ok(value);', replace: 'return ok(value);' }],
  PH8: [{ file: 'src/pendant-height/height-limits.ts', find: 'Math.min(Math.max(whole, limits.minCm), limits.maxCm)', replace: 'whole' }],
  PH9: [
    { file: 'src/pendant-height/height-limits.ts', find: 'if (heightCm === defaultPendantHeightCm(range)) return false;', replace: '' },
  ],
  PH10: [
    {
      file: 'src/pendant-height/height-limits.ts',
      find: "requireMeasure(heightCm, 'pendant height') / 100",
      replace: "requireMeasure(heightCm, 'pendant height')",
    },
  ],
  PH11: [{ file: 'src/pendant-height/wire-length.ts', find: 'return Math.round(', replace: 'return Math.floor(' }],
  PH12: [
    {
      file: 'src/pendant-height/wire-length.ts',
      find: "(requireMeasure(heightCm, 'pendant height') - min)",
      replace: "requireMeasure(heightCm, 'pendant height')",
    },
  ],
  PH13: [
    { file: 'src/pendant-height/height-limits.ts', find: 'return limits.minCm > limits.maxCm ?', replace: 'return limits.minCm < 0 ?' },
  ],
  PH14: [{ file: 'src/measure/measure.ts', find: '!(Math.abs(value) <= MAX_MEASURE)', replace: 'false' }],
};
