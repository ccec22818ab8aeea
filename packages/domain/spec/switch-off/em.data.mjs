const TREE = 'src/element/element-tree.ts';
const OPERATION = 'src/element/operation.ts';
const KIND = 'src/element/element-kind.ts';
const STRUCTURE = 'src/edit/changes/structure.ts';

export const SWITCH_OFFS = {
  EM1: [{ file: TREE, find: "if (root.type !== 'Space') throw", replace: 'if (false) throw' }],
  EM2: [{ file: KIND, find: 'return allowed.includes(childType);', replace: 'return true;' }],
  EM3: [{ file: 'src/element/element-types.data.ts', find: "['Composition', 'Cluster'] as const;", replace: "['Cluster'] as const;" }],
  EM4: [
    { file: 'src/element/snapshot.ts', find: 'if (element === undefined) throw', replace: 'if (false) throw' },
    { file: TREE, find: 'if (tree.elements.has(node.id) || seen.has(node.id)) throw', replace: 'if (false) throw' },
    { file: TREE, find: 'if (element === undefined) throw', replace: 'if (element === undefined) return {} as Element; if (false) throw' },
    {
      file: OPERATION,
      find: 'if (Number.isInteger(index) && index >= 0 && index <= last) return;',
      replace: 'if (index !== Infinity) return;',
    },
    {
      file: OPERATION,
      find: 'if (element === undefined) throw',
      replace: 'if (element === undefined) return [...tree.elements.values()][2] as MutableElement; if (false) throw',
    },
    {
      file: OPERATION,
      find: 'if (element.parent === undefined) throw',
      replace: 'if (element.parent === undefined) return element; if (false) throw',
    },
  ],
  EM5: [{ file: OPERATION, find: "return { kind: 'place', elementId: element.id, position };", replace: 'return operation;' }],
  EM6: [{ file: OPERATION, find: 'if (from !== to) recount(tree, element, from, to);', replace: '' }],
  EM7: [{ file: 'src/element/snapshot.ts', find: 'if (element.snapshot !== undefined) return element.snapshot;', replace: '' }],
  EM8: [
    { file: 'src/element/trial.ts', find: 'if (mutable.journal !== journal) throw', replace: 'if (false) throw' },
    {
      file: 'src/element/trial.ts',
      find: 'for (const { elementId, snapshot } of journal) (mutable.elements.get(elementId) as MutableElement).snapshot = snapshot;',
      replace: '',
    },
    { file: 'src/element/trial.ts', find: 'return inverse.reverse();', replace: 'return inverse;' },
  ],
  EM9: [
    {
      file: 'src/element/create-group.ts',
      find: '{ ...DEFAULT_SPACE_CONFIG.roomSize, ...input.roomSize }',
      replace: '{ height: 3, width: 3, depth: 3 }',
    },
    {
      file: 'src/element/create-group.ts',
      find: "return newNode('Composition', input, NO_SIZE, {",
      replace: "return newNode('Composition', input, DEFAULT_SPACE_CONFIG.roomSize, {",
    },
  ],
  EM10: [{ file: KIND, find: "if (isArticleType(articleType, 'REFLECTOR')) return 'Reflector';", replace: '' }],
  EM11: [
    { file: 'src/element/model-options.ts', find: 'delta === 0 ?', replace: 'delta === -1 ?' },
    { file: 'src/element/model-options.ts', find: "finishes: optionsOf(model, 'color', today),", replace: '' },
    { file: 'src/element/create-part.ts', find: '...input.attributes },', replace: '},' },
    { file: 'src/element/create-part.ts', find: 'LUMINOUS_TYPES.has(type) ?', replace: 'true ?' },
  ],
  EM12: [
    {
      file: 'src/element/element-defaults.data.ts',
      find: "code: '0820', color: '11', pendantHeightCm: 200",
      replace: "code: '0820', color: '10', pendantHeightCm: 2",
    },
  ],
  EM13: [
    {
      file: KIND,
      find: 'return props.attributes.installation === FREE_WIRE;',
      replace: 'return props.attributes.installation !== undefined;',
    },
    {
      file: 'src/element/create-group.ts',
      find: 'canopyOf(canopies, attributes.installation);',
      replace: 'undefined as Canopy | undefined;',
    },
  ],
  EM14: [
    { file: TREE, find: 'for (const childId of element.childIds) yield* walk(tree, childId);', replace: '' },
    { file: 'src/element/find-elements.ts', find: '.filter((child) => child.id !== id)', replace: '' },
  ],
  EM15: [{ file: TREE, find: 'x += element.position[0];', replace: 'x = element.position[0];' }],
  EM16: [{ file: KIND, find: 'return fits.includes(elementType) ? ok(undefined) :', replace: 'return fits.length > 0 ? ok(undefined) :' }],
  EM17: [
    { file: 'src/element/clone-node.ts', find: 'const id = nextId();', replace: 'const id = node.id;' },
    { file: 'src/element/clone-node.ts', find: 'createdAt: createdAt ?? node.createdAt,', replace: '' },
  ],
  EM18: [
    {
      file: STRUCTURE,
      find: "return add(attempt, { kind: 'add', node, parentId, position, index });",
      replace: 'return undefined;',
    },
    {
      file: STRUCTURE,
      find: 'if (element === undefined) return notFound(elementId);',
      replace: 'if (element === undefined) return undefined;',
    },
  ],
  EM19: [
    { file: STRUCTURE, find: "attempt.apply({ kind: 'place', elementId, position: savable(position) });", replace: '' },
    {
      file: STRUCTURE,
      find: "if (!tree.elements.has(elementId)) return { code: 'element.nothing-to-move', elementId };",
      replace: 'if (!tree.elements.has(elementId)) return undefined;',
    },
  ],
  EM20: [{ file: OPERATION, find: 'element.facts = factsOf(element.id, element.type, props);', replace: '' }],
  EM21: [
    { file: STRUCTURE, find: 'index === undefined || !(index < siblings) ?', replace: 'index === undefined ? 0 : !(index < siblings) ?' },
    { file: STRUCTURE, find: 'refusalOfIds(attempt, node, ids) ??', replace: '' },
  ],
  EM22: [{ file: 'src/element/create-part.ts', find: 'wireLength === undefined', replace: 'true' }],
  EM23: [
    {
      file: 'src/element/create-group.ts',
      find: 'if (checked.ok) return checked.value;',
      replace: 'if (checked.ok || config) return config;',
    },
  ],
  EM24: [
    { file: 'src/element/system-part.ts', find: 'current: technical.watts / part.volts', replace: 'current: technical.watts' },
    { file: 'src/element/system-part.ts', find: 'part.deliveredWatts?.[installation]', replace: 'undefined' },
  ],
  EM25: [
    { file: 'src/element/create-part.ts', find: 'installation: FREE_WIRE };', replace: "installation: '10' };" },
    { file: 'src/edit/changes/set-installation.ts', find: ' || props.code !== undefined) return;', replace: ') return;' },
  ],
  EM26: [
    {
      file: 'src/element/new-node.ts',
      find: "'element' in child ? child : placedAt(child)",
      replace: "'element' in child ? placedAt(child.element) : placedAt(child)",
    },
  ],
};
