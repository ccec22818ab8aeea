const CURVE = 'src/belt/hanging-curve.ts';
const BELT = 'src/belt/belt.ts';
const SURFACE = 'src/belt/attach-surface.ts';
const CHECK = 'src/belt/check-belt.ts';

export const SWITCH_OFFS = {
  BT1: [
    { file: CURVE, find: 'const length = straight * (1 + slack);', replace: 'const length = straight * (1.2 + slack);' },
    { file: CURVE, find: 'const half = solveSinhRatio(excess);', replace: 'const half = solveSinhRatio(excess + 0.1);' },
    { file: CURVE, find: 'if (!(slack >= 0 && slack <= MOST_SLACK))', replace: 'if (slack < -9)' },
  ],
  BT2: [
    { file: CURVE, find: 'if (arcLengthMetres >= lengthMetres) return to;', replace: 'if (arcLengthMetres > 99) return from;' },
    { file: CURVE, find: 'const run = parameterMetres * Math.asinh(along);', replace: 'const run = parameterMetres * along;' },
  ],
  BT3: [
    { file: CURVE, find: 'const slope = rise / run;', replace: 'const slope = rise / run + 0.3;' },
    { file: CURVE, find: 'const SMOOTH_METRES = 0.001;', replace: 'const SMOOTH_METRES = 0.01;' },
  ],
  BT4: [{ file: CURVE, find: '/ straightMetres - 1, 0), MOST_SLACK)', replace: '/ straightMetres, 0), MOST_SLACK)' }],
  BT5: [
    { file: BELT, find: 'points[(span + 1) % points.length] as RoomPoint', replace: 'points[0] as RoomPoint' },
    { file: BELT, find: '<= arcLengthMetres) first = middle;', replace: '< arcLengthMetres) first = middle;' },
    { file: BELT, find: 'if (points.length < 2 || slack.length !== count)', replace: 'if (points.length < 0)' },
  ],
  BT6: [{ file: BELT, find: 'return rest < 0 ? rest + lengthMetres : rest;', replace: 'return 0;' }],
  BT7: [{ file: BELT, find: 'reach > NEAR_METRES;', replace: 'reach > 99;' }],
  BT8: [
    { file: BELT, find: 'start + (rest * is.lengthMetres) / was.lengthMetres', replace: 'start + rest' },
    { file: BELT, find: 'Math.max(arcLengthMetres, 0), after.lengthMetres);', replace: 'Math.max(arcLengthMetres, 0), 99);' },
  ],
  BT9: [{ file: SURFACE, find: '[undefined, SURFACE_METRES + TOLERANCE_METRES]', replace: '[undefined, 9]' }],
  BT10: [{ file: SURFACE, find: '-Math.max(half - EDGE_METRES, 0), Math.max(half - EDGE_METRES, 0))', replace: '-half, half)' }],
  BT11: [{ file: SURFACE, find: 'if (wall?.axis === axis) return wall.sign * is;', replace: '' }],
  BT12: [{ file: CHECK, find: 'if (metres < EDGE_METRES - TOLERANCE_METRES)', replace: 'if (metres < -9)' }],
  BT13: [
    { file: CHECK, find: 'if (metres < SHORTEST_SPAN_METRES - TOLERANCE_METRES)', replace: 'if (metres < 0)' },
    { file: CHECK, find: 'if (below > TOLERANCE_METRES)', replace: 'if (below > 99)' },
  ],
  BT14: [{ file: CHECK, find: 'if (metres > mostMetres + TOLERANCE_METRES)', replace: 'if (metres > 999)' }],
  BT15: [{ file: CHECK, find: 'if (gapMetres < LIGHT_GAP_METRES - TOLERANCE_METRES)', replace: 'if (gapMetres < -9)' }],
  BT16: [{ file: CHECK, find: 'if (over > TOLERANCE_METRES)', replace: 'if (over > 99)' }],
  BT17: [{ file: CHECK, find: 'return metres > MOST_BEND_METRES ?', replace: 'return metres > 99 ?' }],
  BT18: [
    { file: 'src/belt/fixings.ts', find: 'isClosed || (point > 0 && point < last)', replace: 'isClosed' },
    {
      file: 'src/belt/fixings.ts',
      find: 'const arcLengthMetres = pointMetres[point] as number;',
      replace: 'const arcLengthMetres = point;',
    },
  ],
  BT19: [
    { file: 'src/edit/create-belt.ts', find: 'hosted.length : hosted.length + 1', replace: 'hosted.length + 1 : hosted.length' },
    { file: 'src/edit/create-belt.ts', find: 'productLength: belt.lengthMetres', replace: 'productLength: 1' },
  ],
};
