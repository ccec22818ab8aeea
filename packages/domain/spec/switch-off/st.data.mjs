const REACH = 'src/stick/reach.ts';
const CHAIN = 'src/stick/chain.ts';
const CHECK = 'src/stick/check-sticks.ts';
const JOINTS = 'src/stick/stick-joints.ts';
const FIGURE = 'src/stick/figure.ts';

export const SWITCH_OFFS = {
  ST1: [{ file: 'src/stick/stick.data.ts', find: 'ANCHOR_METRES = 0.001', replace: 'ANCHOR_METRES = 0.01' }],
  ST2: [
    { file: REACH, find: '(fromTurn + toTurn) / 2));', replace: '(fromTurn + toTurn) / 2) || true);' },
    {
      file: REACH,
      find: 'const square = lengthMetres * lengthMetres - away * away;',
      replace: 'const square = lengthMetres * lengthMetres;',
    },
  ],
  ST3: [{ file: REACH, find: 'turn >= arc.fromTurn && turn <= arc.toTurn', replace: 'turn >= arc.fromTurn - 1' }],
  ST4: [
    { file: CHAIN, find: 'off(one) - off(other) ||', replace: 'off(other) - off(one) ||' },
    {
      file: CHAIN,
      find: 'one.lengthsMetres.length - other.lengthsMetres.length ||',
      replace: 'other.lengthsMetres.length - one.lengthsMetres.length ||',
    },
  ],
  ST5: [{ file: CHAIN, find: '[lean, lean - turn]', replace: '[lean + 0.1, -lean - turn]' }],
  ST6: [
    { file: JOINTS, find: 'if (one !== other) leaders.set(other, one);', replace: '' },
    {
      file: JOINTS,
      find: 'if (elementId === id || !byId.has(elementId)) continue;',
      replace: 'if (elementId === id) return [{ at: [0, 0, 0], ends: [] }];',
    },
  ],
  ST7: [{ file: JOINTS, find: 'angles.sort((one, other) => one - other)', replace: 'angles.sort((one, other) => other - one)' }],
  ST8: [{ file: CHECK, find: '<= LENGTH_METRES + TOLERANCE_METRES', replace: '<= 1' }],
  ST9: [
    { file: CHECK, find: '...(isHeld ? []', replace: '...(isHeld || true ? []' },
    { file: CHECK, find: '...(isFed(stickIds) ? []', replace: '...(isFed(stickIds) || true ? []' },
  ],
  ST10: [{ file: CHECK, find: 'angle < min - TOLERANCE_DEGREES || angle > max + TOLERANCE_DEGREES', replace: 'angle < min - 1000' }],
  ST11: [{ file: CHECK, find: 'met.includes(node))) return [];', replace: 'met.includes(node)) || met) return [];' }],
  ST12: [
    {
      file: FIGURE,
      find: 'const half = radians(parameters.angleDegrees / 2);',
      replace: 'const half = radians(parameters.angleDegrees / 2 + Math.random());',
    },
    { file: FIGURE, find: 'zigZag({ ...parameters, count: 2 }, room)', replace: 'zigZag({ ...parameters, count: 3 }, room)' },
  ],
  ST13: [
    { file: FIGURE, find: 'if (deepest > height)', replace: 'if (deepest < 0)' },
    { file: FIGURE, find: 'joint: terms.joint }).length === 0 ? made', replace: 'joint: terms.joint }).length >= 0 ? made' },
  ],
  ST14: [
    { file: 'src/stick/settle.ts', find: "if (hold === 'fixed') return at;", replace: '' },
    { file: 'src/stick/settle.ts', find: '  return undefined;\n}\n\ntype Movable', replace: '  return at;\n}\n\ntype Movable' },
    { file: 'src/stick/settle.ts', find: 'if (plane !== undefined) inside', replace: 'if (false) inside' },
  ],
  ST15: [
    { file: 'src/stick/carried-sticks.ts', find: 'const [dx, dy, dz] = isOne ? first', replace: 'const [dx, dy, dz] = isOne ? [0, 0, 0]' },
    { file: 'src/edit/changes/set-room.ts', find: '  carrySticks(attempt, standing, before, config.roomSize);', replace: '' },
  ],
  ST16: [
    { file: 'src/stick/sticks-in-tree.ts', find: 'controls.length < 2 ?', replace: 'controls.length < 9 ?' },
    { file: 'src/stick/sticks-in-tree.ts', find: '(lineAt.get(id) ?? stickIds) === stickIds', replace: 'true' },
  ],
};
