const MOUNT = 'src/virtual/mount.ts';
const UNMOUNT = 'src/virtual/unmount.ts';

export const SWITCH_OFFS = {
  VC1: [
    {
      file: MOUNT,
      find: "({ kind: 'move', elementId: id, parentId: composition.id, index, position })",
      replace: "({ kind: 'place', elementId: id, position: [0, index, 0] })",
    },
    { file: 'src/element/operation.ts', find: "return { kind: 'place', elementId: element.id, position };", replace: 'return operation;' },
  ],
  VC2: [{ file: MOUNT, find: 'if (parentIds.length > 1) return', replace: 'if (false) return' }],
  VC3: [{ file: MOUNT, find: 'if (first === undefined) return', replace: 'if (first === undefined) return ok([]); if (false) return' }],
  VC4: [
    {
      file: UNMOUNT,
      find: 'const position = sum(composition.position, elementOf(tree, elementId).position);',
      replace: 'const position = composition.position;',
    },
    { file: UNMOUNT, find: 'return siblings.indexOf(before) + 1;', replace: 'return 0;' },
  ],
  VC5: [{ file: MOUNT, find: "props.virtual === true ? ['Composition'] : []", replace: '[type]' }],
};
