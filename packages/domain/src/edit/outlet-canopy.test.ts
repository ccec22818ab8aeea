import { describe, expect, it } from 'vitest';
import type { ModelDefinition } from '../article';
import { createOutletCanopy, elementOf, snapshotOf } from '../element';
import { loadDocument, saveDocument } from '../saved-document';
import { contextOf, HANGING_MODEL, hangingLight } from '../testing/configurations';
import { at, CREATED_AT, compositionOf, spaceOf } from '../testing/elements';
import { modelOf, variationsFor } from '../testing/models';
import { successOf, TODAY } from '../testing/results';
import { checkConfiguration, createConfiguration, tryChange } from '.';

const ROW: ModelDefinition = modelOf({
  model: '9702',
  articleType: { level1: 3, level2: 43, level3: 73 },
  technical: { ...modelOf().technical, lumens: 0, watts: 0, widthMetres: 1, depthMetres: 0.1, heightMetres: 0.05 },
  canopy: {
    shape: 'linear',
    outlets: [
      { x: -0.4, z: 0 },
      { x: 0, z: 0 },
      { x: 0.4, z: 0 },
    ],
  },
  variations: [...variationsFor('color', ['10'], { model: '9702' }), ...variationsFor('installation', ['18'], { model: '9702' })],
});
const canopyOf = (model: ModelDefinition, places: readonly (readonly [x: number, z: number])[]) => {
  const elements = places.map(([x, z], index) => at(x, 0, z, hangingLight(`light-${index}`, { installation: '18' })));
  return createOutletCanopy({
    id: 'canopy',
    createdAt: CREATED_AT,
    model,
    today: TODAY,
    familyName: '',
    applicationLocation: '',
    attributes: { color: '10' },
    elements,
  });
};
const configurationWith = (model: ModelDefinition, places: readonly (readonly [x: number, z: number])[]) =>
  createConfiguration(spaceOf([at(0, 4, 0, compositionOf('group', [canopyOf(model, places)]))]), contextOf({}, [HANGING_MODEL, ROW]));
const THREE = [
  [-0.4, 0],
  [0, 0],
  [0.4, 0],
] as const;

describe('a canopy with outlets', () => {
  it('EM25 is a cluster as large as its article, on free wire, that can be saved and loaded', () => {
    const { tree } = configurationWith(ROW, THREE);
    const canopy = elementOf(tree, 'canopy');
    expect(canopy.type).toBe('Cluster');
    expect(canopy.props.code).toBe('9702');
    expect(canopy.props.attributes).toEqual({ color: '10', installation: '18' });
    expect(canopy.size).toEqual({ width: 1, depth: 0.1, height: 0.05 });
    const loaded = successOf(loadDocument(saveDocument(tree), { models: [HANGING_MODEL, ROW] }));
    expect(snapshotOf(loaded.tree)).toEqual(snapshotOf(tree));
  });

  it('EM25 keeps its size when the ceiling is asked again', () => {
    const configuration = configurationWith(ROW, THREE.slice(0, 1));
    successOf(tryChange(configuration, { kind: 'set-attributes', elementIds: ['canopy'], attributes: { installation: '10' } }));
    expect(elementOf(configuration.tree, 'canopy').size.width).toBe(1);
    expect(checkConfiguration(configuration).map(({ kind }) => kind)).toContain('not-buildable');
  });

  it('CL9 stands in the way of whatever hangs beside its outlets', () => {
    expect(checkConfiguration(configurationWith(ROW, THREE))).toEqual([]);
    expect(checkConfiguration(configurationWith(ROW, [...THREE.slice(1), [-0.2, 0]]))).toEqual([
      { kind: 'refused', elementId: 'canopy', failure: { code: 'cluster.off-outlet', lightIds: ['light-2'], outlets: 3 } },
    ]);
  });

  it('CL9 takes no other article for a canopy', () => {
    const failure = { code: 'cluster.off-outlet', lightIds: [], outlets: 0 };
    expect(checkConfiguration(configurationWith(HANGING_MODEL, []))).toContainEqual({ kind: 'refused', elementId: 'canopy', failure });
  });

  it('CL9 turns with the canopy', () => {
    const configuration = configurationWith(ROW, THREE);
    const turn = { kind: 'set-pose', elementIds: ['canopy'], pose: { yaw: Math.PI / 2, pitch: 0, roll: 0 } } as const;
    const moves = THREE.map(([x], index) => ({ kind: 'move', elementId: `light-${index}`, position: [0, 0, -x] }) as const);
    successOf(tryChange(configuration, [turn, ...moves]));
    expect(checkConfiguration(configuration)).toEqual([]);
  });
});
