export const SWITCH_OFFS = {
  CA1: [
    {
      file: 'src/canopy/canopy.ts',
      find: '(installation === SURFACE_BASIC ? DEFAULT_SURFACE_CANOPY : undefined)',
      replace: 'DEFAULT_SURFACE_CANOPY',
    },
  ],
  CA2: [{ file: 'src/canopy/canopy.ts', find: 'if (needed > there)', replace: 'if (needed >= there)' }],
  CA3: [{ file: 'src/canopy/canopy.ts', find: '!allowed.includes(ANY_MATERIAL) && ', replace: '' }],
  CA4: [{ file: 'src/canopy/canopy.ts', find: 'return why.length === 0 ?', replace: 'return why.length >= 0 ?' }],
  CA5: [{ file: 'src/canopy/canopy.data.ts', find: 'heightMetres: 0.135', replace: 'heightMetres: 0.1' }],
  CA6: [
    {
      file: 'src/canopy/check-canopies.ts',
      find: "if (!Array.isArray(value)) return fail({ code: 'canopy.malformed', row: 0, field: 'canopies' });",
      replace: 'if (!Array.isArray(value)) return ok([]);',
    },
    {
      file: 'src/canopy/check-canopies.ts',
      find: "fail({ code: 'canopy.malformed' as const, row, field })",
      replace: "fail({ code: 'canopy.malformed' as const, row, field: '' })",
    },
    {
      file: 'src/canopy/check-canopies.ts',
      find: "if (canopies.some((known) => known.installation === installation)) return fail({ code: 'canopy.twice', row, installation });",
      replace: '',
    },
  ],
  CA7: [
    {
      file: 'src/canopy/check-canopies.ts',
      find: "if (installation === SURFACE_BASIC && !asksNothing) return fail({ code: 'canopy.surface-asks-ceiling', row });",
      replace: '',
    },
  ],
  CA8: [{ file: 'src/measure/measure.ts', find: '!(Math.abs(value) <= MAX_MEASURE)', replace: 'false' }],
  CA9: [{ file: 'src/canopy/outlet-canopy.ts', find: 'Math.sin(yaw)]', replace: 'Math.sin(-yaw)]' }],
  CA10: [{ file: 'src/canopy/outlet-canopy.ts', find: 'return outlets.every(isPlace) &&', replace: 'return' }],
};
