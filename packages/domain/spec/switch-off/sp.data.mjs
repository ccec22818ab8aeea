export const SWITCH_OFFS = {
  SP1: [{ file: 'src/space/space.data.ts', find: 'extraCeiling: 0.16', replace: 'extraCeiling: 0.2' }],
  SP2: [{ file: 'src/space/space-config.ts', find: 'if (value === undefined) return ok(absent);', replace: '' }],
  SP3: [
    {
      file: 'src/space/space-config.ts',
      find: "if (typeof value === 'number' && value >= min && value <= max) return ok(value);",
      replace: 'if (value !== undefined) return ok(value as number);',
    },
    { file: 'src/measure/measure.ts', find: '!(Math.abs(value) <= MAX_MEASURE)', replace: 'false' },
  ],
  SP4: [
    {
      file: 'src/space/space-config.ts',
      find: "if (name !== '' && name.length <= MAX_MATERIAL_CHARACTERS) return ok(name);",
      replace: 'return ok(name);',
    },
  ],
  SP5: [
    {
      file: 'src/space/ceiling-plane.ts',
      find: "requireMeasure(yMetres, 'y') - requireMeasure(roomHeightMetres, 'room height')",
      replace: "requireMeasure(roomHeightMetres, 'room height') - requireMeasure(yMetres, 'y')",
    },
  ],
  SP6: [
    {
      file: 'src/space/ceiling-plane.ts',
      find: 'return -absoluteVerticalPosition(yMetres, roomHeightMetres) < yMetres;',
      replace: 'return false;',
    },
  ],
  SP7: [{ file: 'src/space/ceiling-plane.ts', find: 'return Math.min(Math.max(y, 0), after);', replace: 'return y;' }],
  SP8: [
    {
      file: 'src/space/space-config.ts',
      find: "if (!isRecord(value)) return fail({ code: 'space.malformed', field: 'config' });",
      replace: 'if (!isRecord(value)) return ok(DEFAULT_SPACE_CONFIG);',
    },
    {
      file: 'src/space/space-config.ts',
      find: 'roomSize: { height: height.value, width: width.value, depth: depth.value },',
      replace: '...(value as object),\n    roomSize: { height: height.value, width: width.value, depth: depth.value },',
    },
  ],
  SP9: [
    {
      file: 'src/geometry/room-bounds.ts',
      find: "Math.abs(centre) + reach <= planMeasure(width, 'width') / 2",
      replace: "centre - reach >= 0 && centre + reach <= planMeasure(width, 'width')",
    },
  ],
};
