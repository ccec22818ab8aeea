import { checkCanopies, checkConfiguration, checkImport, createElementTree, loadDocument, saveDocument } from '@candil/domain';
import { clusterOf, compositionOf, configOf, data, elementOf, outletCanopyOf, refusalOf, roomOf, spaceOf } from '../rooms';
import { codeOf, black, light } from './sample-calls';

const freeLight = (id: string) => elementOf(id, '0820', { ...black, installation: '18' });

const oneLight = () => roomOf([light('a')]);

const setOf = (id: string, attributes: Readonly<Record<string, string | null>>) =>
  ({ kind: 'set-attributes', elementIds: [id], attributes }) as const;

const familyData = { models: data.models };

const saved = () => saveDocument(createElementTree(spaceOf([light('a')])));

const document = (change: object) => codeOf(loadDocument({ ...saved(), ...change }, familyData));

/** Failures about configurations and saved documents. */
export const CONFIGURATIONS: Readonly<Record<string, () => string | undefined>> = {
  'canopy.malformed': () => codeOf(checkCanopies(data.canopies.map((canopy) => ({ ...canopy, widthMetres: canopy.widthMetres * 100 })))),
  'canopy.twice': () => codeOf(checkCanopies([...data.canopies, ...data.canopies])),
  'canopy.surface-asks-ceiling': () => codeOf(checkCanopies(data.canopies.map((canopy) => ({ ...canopy, extraCeilingMetres: 0.1 })))),
  'cluster.installation-refused': () =>
    refusalOf(
      roomOf([clusterOf('k', '18', [elementOf('a', '1160', { ...black, installation: '18' })])]),
      setOf('k', { installation: '32' }),
    ),
  'cluster.off-outlet': () =>
    checkConfiguration(roomOf([outletCanopyOf('k', '9711', [freeLight('a'), freeLight('b')])])).flatMap((issue) =>
      issue.kind === 'refused' ? [issue.failure.code] : [],
    )[0],
  'cluster.one-light': () =>
    refusalOf(roomOf([clusterOf('k', '10', [light('a')])]), { kind: 'add', node: light('b'), parentId: 'k', position: [1, 0, 0] }),
  'cluster.too-many-lights': () =>
    refusalOf(roomOf([clusterOf('k', '18', [freeLight('a'), freeLight('b')])]), setOf('k', { installation: '10' })),
  'edit.change-malformed': () => refusalOf(oneLight(), { kind: 'set-attributes', elementIds: ['a'], attributes: { color: '' } }),
  'edit.value-refused': () => refusalOf(oneLight(), setOf('a', { color: '14' })),
  'edit.excluded': () => refusalOf(roomOf([light('a')], { remoteDriverOn: false }), setOf('a', { control: 'M' })),
  'edit.ceiling-refuses': () => {
    const disc = elementOf('a', '5730', { ...black, installation: '33' });
    const [issue] = checkConfiguration(roomOf([disc], { ceilingMaterial: 'concrete' }));
    return issue?.kind === 'refused' ? issue.failure.code : undefined;
  },
  'edit.has-no-height': () => refusalOf(roomOf([elementOf('a', '8015')]), { kind: 'set-height', elementIds: ['a'], heightCm: 100 }),
  'edit.position-malformed': () => refusalOf(oneLight(), { kind: 'move', elementId: 'a', position: [Number.NaN, 0, 0] }),
  'edit.space-stays': () => refusalOf(oneLight(), { kind: 'remove', elementIds: ['space'] }),
  'edit.some-refuse': () =>
    refusalOf(roomOf([light('a'), elementOf('b', '2351', black)]), {
      kind: 'set-attributes',
      elementIds: ['a', 'b'],
      attributes: { color: '42' },
    }),
  'element.child-not-allowed': () => refusalOf(oneLight(), { kind: 'add', node: light('b'), parentId: 'a', position: [0, 0, 0] }),
  'element.id-taken': () => refusalOf(oneLight(), { kind: 'add', node: light('a'), parentId: 'space', position: [1, 4, 0] }),
  'element.method-invalid': () => refusalOf(roomOf([clusterOf('k', '10', [light('a')])]), { kind: 'unmount', compositionId: 'k' }),
  'element.not-found': () => refusalOf(oneLight(), { kind: 'replace', elementId: 'b', node: light('c') }),
  'element.nothing-to-move': () => refusalOf(oneLight(), { kind: 'move', elementId: 'b', position: [0, 4, 0] }),
  'import.no-family-data': () => codeOf(checkImport(saved(), undefined)),
  'import.incorrect-json': () => codeOf(checkImport('0820 42/2A_10', familyData)),
  'import.type-not-supported': () => codeOf(checkImport({ ...saved(), type: 'Light' }, familyData)),
  'import.no-data': () => codeOf(checkImport({ type: 'Space' }, familyData)),
  'saved-document.version-unknown': () => document({ version: 99 }),
  'saved-document.unknown-field': () => document({ colour: '42' }),
  'saved-document.malformed': () => document({ createdAt: 20_261_120 }),
  'saved-document.not-plain': () => document({ createdAt: new Date(0) }),
  'saved-document.id-twice': () => codeOf(loadDocument({ ...saved(), elements: [...saved().elements, ...saved().elements] }, familyData)),
  'saved-document.child-not-allowed': () => {
    const [first] = saved().elements;
    return codeOf(
      loadDocument({ ...saved(), elements: [first && { ...first, element: { ...first.element, type: 'Space' } }] }, familyData),
    );
  },
  'space.malformed': () => refusalOf(oneLight(), { kind: 'set-room', config: { ...configOf({}), roomSize: undefined } as never }),
  'space.out-of-range': () => refusalOf(oneLight(), { kind: 'set-room', config: configOf({ extraCeiling: 6 }) }),
  'space.material-malformed': () => refusalOf(oneLight(), { kind: 'set-room', config: configOf({ ceilingMaterial: '' }) }),
  'virtual.no-clusters': () => refusalOf(oneLight(), { kind: 'mount', composition: compositionOf('v', [], {}, true), clusterIds: [] }),
  'virtual.different-parents': () =>
    refusalOf(roomOf([clusterOf('k', '10', [light('a')]), compositionOf('c', [clusterOf('l', '10', [light('b')])])]), {
      kind: 'mount',
      composition: compositionOf('v', [], {}, true),
      clusterIds: ['k', 'l'],
    }),
};
