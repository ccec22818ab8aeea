import { describe, expect, it } from 'vitest';
import { elementOf, snapshotOf } from '../element';
import { configurationOf, HANGING_MODEL, hangingLight } from '../testing/configurations';
import { at, clusterOf, compositionOf, lightOf, spaceOf } from '../testing/elements';
import { modelOf, variationsFor } from '../testing/models';
import { failureOf, successOf } from '../testing/results';
import { tryChange, undoChange } from '.';

const CLUSTERS = spaceOf([
  at(0, 4, 0, compositionOf('group', [clusterOf('a', [hangingLight('a1')]), clusterOf('b', [hangingLight('b1')])])),
  at(1, 4, 1, clusterOf('c', [hangingLight('c1')])),
]);
const VIRTUAL = compositionOf('virtual', [], { virtual: true });

const PSA_MODEL = modelOf({
  ...HANGING_MODEL,
  variations: [
    ...variationsFor('color', ['10']),
    ...variationsFor('control', ['A']),
    ...variationsFor('control', ['Z'], { isPsa: true }),
    ...variationsFor('installation', ['10']),
    ...variationsFor('installation', ['31'], { isPsa: true }),
  ],
});

describe('groups', () => {
  it('TC23 mounts clusters of one parent in one step, and refuses those of several', () => {
    const configuration = configurationOf(
      spaceOf([at(0, 4, 0, clusterOf('a')), at(1, 4, 1, clusterOf('b')), compositionOf('group', [clusterOf('c')])]),
    );
    const before = snapshotOf(configuration.tree);
    const failure = failureOf(tryChange(configuration, { kind: 'mount', composition: VIRTUAL, clusterIds: ['a', 'c'] }));
    const { inverse } = successOf(tryChange(configuration, { kind: 'mount', composition: VIRTUAL, clusterIds: ['b', 'a'] }));
    const mounted = elementOf(configuration.tree, 'virtual').childIds.slice();
    undoChange(configuration, inverse);
    expect(failure).toEqual({ code: 'virtual.different-parents', parentIds: ['space', 'group'] });
    expect(mounted).toEqual(['a', 'b']);
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('TC23 unmounts what it mounted', () => {
    const configuration = configurationOf(spaceOf([at(0, 4, 0, clusterOf('a')), at(1, 4, 1, clusterOf('b'))]));
    const before = snapshotOf(configuration.tree);
    successOf(tryChange(configuration, { kind: 'mount', composition: VIRTUAL, clusterIds: ['a'] }));
    const failure = failureOf(tryChange(configuration, { kind: 'unmount', compositionId: 'a' }));
    successOf(tryChange(configuration, { kind: 'unmount', compositionId: 'virtual' }));
    expect(failure.code).toBe('element.method-invalid');
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('TC24 makes lights semi-finished in one step, and what holds them hangs alike', () => {
    const light = lightOf('x', { model: PSA_MODEL, attributes: { installation: '10', control: 'A' } });
    const configuration = configurationOf(spaceOf([at(0, 4, 0, clusterOf('cluster', [light]))]), {
      modelOf: () => PSA_MODEL,
      remoteDriverOn: false,
    });
    const before = snapshotOf(configuration.tree);
    const { inverse } = successOf(tryChange(configuration, { kind: 'convert-to-psa', elementIds: ['cluster'] }));
    const { attributes, isPsa, attributeOptions } = elementOf(configuration.tree, 'x').props;
    const { installation } = elementOf(configuration.tree, 'cluster').props.attributes;
    undoChange(configuration, inverse);
    expect(attributes).toEqual({ color: '10', control: 'Z', installation: '31' });
    expect(isPsa).toBe(true);
    expect(attributeOptions.controls?.map(({ modifier }) => modifier)).toEqual(['Z']);
    expect(installation).toBe('31');
    expect(snapshotOf(configuration.tree)).toEqual(before);
  });

  it('TC25 leaves a group semi-finished only while all its lights are', () => {
    const light = lightOf('x', { model: PSA_MODEL });
    const configuration = configurationOf(spaceOf([compositionOf('group', [at(0, 4, 0, light)])]), { modelOf: () => PSA_MODEL });
    successOf(tryChange(configuration, { kind: 'convert-to-psa', elementIds: ['group'] }));
    const before = elementOf(configuration.tree, 'group').props.isPsa;
    successOf(tryChange(configuration, { kind: 'add', node: hangingLight('y'), parentId: 'group', position: [1, 4, 0] }));
    expect(before).toBe(true);
    expect(elementOf(configuration.tree, 'group').props.isPsa).toBe(false);
  });

  it('TC24 refuses the conversion of what is no light and no group', () => {
    const configuration = configurationOf(CLUSTERS);
    const failures = ['space', 'gone'].map((id) => failureOf(tryChange(configuration, { kind: 'convert-to-psa', elementIds: [id] })).code);
    expect(failures).toEqual(['element.method-invalid', 'element.not-found']);
  });
});
