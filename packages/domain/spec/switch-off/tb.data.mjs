export const SWITCH_OFFS = {
  TB1: [{ file: 'src/toolkit/check-toolkit-board.ts', find: 'if (misfit !== undefined) {', replace: 'if (false) {' }],
  TB2: [{ file: 'src/toolkit/check-toolkit-board.ts', find: 'value.parts.length > mostParts', replace: 'false' }],
  TB3: [{ file: 'src/toolkit/check-toolkit-board.ts', find: "typeof value.version === 'number' &&", replace: 'false &&' }],
  TB4: [
    { file: 'src/board/board-joints.ts', find: '> JOINT_METRES) return false;', replace: '< 0) return false;' },
    {
      file: 'src/board/board-joints.ts',
      find: '.set(leaderOf(male.partId), leaderOf(female.partId))',
      replace: '.set(male.partId, male.partId)',
    },
  ],
  TB5: [
    { file: 'src/board/board-snap.ts', find: 'body.shape.connectors', replace: 'body.shape.connectors.slice(0, 0)' },
    { file: 'src/board/board-snap.ts', find: 'metres <= field.reachMetres', replace: 'metres < 0' },
    { file: 'src/board/board-overlap.ts', find: 'if (one.shape.layer !== other.shape.layer) return false;', replace: 'return false;' },
  ],
  TB6: [{ file: 'src/board/board-overlap.ts', find: 'if (one.shape.layer !== other.shape.layer) return false;', replace: '' }],
  TB7: [{ file: 'src/toolkit/check-board.ts', find: '.filter(({ connector }) => connector.mustClose)', replace: '' }],
  TB8: [{ file: 'src/toolkit/check-board.ts', find: 'if (watts === 0) return undefined;', replace: 'return undefined;' }],
  TB9: [{ file: 'src/toolkit/check-board.ts', find: 'kilograms > mostKilograms', replace: 'false' }],
  TB10: [{ file: 'src/toolkit/evaluate-board.ts', find: 'quantity: row.quantity + 1', replace: 'quantity: 1' }],
  TB11: [
    {
      file: 'src/toolkit/check-board.ts',
      find: 'sources.modelOf(model)?.subFamilyId !== subFamilyId || sources.partOf(model)?.board === undefined',
      replace: 'false',
    },
  ],
  TB12: [
    {
      file: 'src/board/board-dimensions.ts',
      find: "bodies.filter(({ shape }) => shape.layer === 'carrier')",
      replace: 'bodies.slice(0, 1)',
    },
  ],
  TB13: [{ file: 'src/toolkit/board-failure.ts', find: "code === 'toolkit.overlap' ||", replace: '' }],
  TB14: [
    { file: 'src/board/board-shape.ts', find: "requireMeasure(degrees, 'turn')", replace: 'degrees' },
    {
      file: 'src/board/board-shape.ts',
      find: "for (const metres of [x, z, at.x, at.z]) requireMeasure(metres, 'coordinate');",
      replace: '',
    },
    { file: 'src/board/board-joints.ts', find: "if (!(requireMeasure(cellMetres, 'cell') > 0)) throw", replace: 'if (false) throw' },
    { file: 'src/board/board-joints.ts', find: "for (const metres of [x, z]) requireMeasure(metres, 'coordinate');", replace: '' },
  ],
};
