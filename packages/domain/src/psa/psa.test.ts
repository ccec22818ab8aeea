import { describe, expect, it } from 'vitest';
import { applyOperations, createElementTree, type ElementNode, type ElementOption, elementOf, snapshotOf } from '../element';
import { fail } from '../result';
import { clusterOf, complementOf, compositionOf, lightOf, pendantOf, spaceOf, trackOf } from '../testing/elements';
import { successOf } from '../testing/results';
import { canBePsa, convertToPsa } from '.';
import { psaProps } from './convert-to-psa';

/** Options from their modifiers; a `*` marks PSA. */
const options = (text: string): readonly ElementOption[] =>
  text.split(' ').map((option) => (option.endsWith('*') ? { modifier: option.slice(0, -1), isPsa: true } : { modifier: option }));

interface LightOptions {
  readonly controls?: string;
  readonly temperatures?: string;
  readonly installations?: string;
}

function withOptions(node: ElementNode, { controls = 'A Z', temperatures = '1 6', installations = '03 18' }: LightOptions): ElementNode {
  const attributeOptions = {
    controls: options(controls),
    temperatures: options(temperatures),
    installations: options(installations),
    finishes: options('10 24*'),
    pendantHeight: { min: 50, max: 250, standard: 200 },
  };
  const attributes = { color: '10', temperature: '1', control: 'A', installation: '03', pendantHeight: 150 };
  return { ...node, props: { ...node.props, attributes, attributeOptions } };
}

const light = (id: string, told: LightOptions = {}) => withOptions(lightOf(id), told);
const PSA = { controls: 'A Z* B*', temperatures: '1 6*', installations: '03 18* 31*' };

/** Chosen and offered values of an element once another is converted. */
function shown(node: ElementNode) {
  const { attributes, attributeOptions, isPsa } = node.props;
  const { control, temperature, installation, color, pendantHeight } = attributes;
  const lists = [attributeOptions.controls, attributeOptions.temperatures, attributeOptions.installations, attributeOptions.finishes];
  return [
    [control, temperature, installation, color, pendantHeight].join(' '),
    lists.map((list) => list?.map(({ modifier }) => modifier).join(' ')).join(' | '),
    isPsa,
  ];
}

function converted(space: ElementNode, id: string) {
  const tree = createElementTree(space);
  const operations = successOf(convertToPsa(tree, id));
  const inverse = applyOperations(tree, operations);
  return { tree, operations, inverse, of: (elementId: string) => shown(snapshotOf(tree, elementId)) };
}

describe('making semi-finished', () => {
  it('PS1 takes the first PSA control, temperature and installation', () => {
    const { of } = converted(spaceOf([light('a', PSA)]), 'a');
    expect(of('a')[0]).toBe('Z 6 18 10 150');
  });

  it('PS2 leaves only PSA options where there is one, and the other attributes as they are', () => {
    expect([
      converted(spaceOf([light('a', PSA)]), 'a').of('a'),
      converted(spaceOf([light('a', { controls: 'A Z*' })]), 'a').of('a'),
      converted(spaceOf([light('a', { installations: '31* 18*', temperatures: '6*' })]), 'a').of('a'),
    ]).toEqual([
      ['Z 6 18 10 150', 'Z B | 6 | 18 31 | 10 24', true],
      ['Z 1 03 10 150', 'Z | 1 6 | 03 18 | 10 24', true],
      ['A 6 31 10 150', 'A Z | 6 | 31 18 | 10 24', true],
    ]);
  });

  it('PS3 changes nothing without a PSA control or installation', () => {
    const plain = [light('a', { temperatures: '1 6*' }), lightOf('b'), trackOf('t')];
    expect(plain.map(({ props }) => [canBePsa(props), psaProps(props) === props])).toEqual(Array(3).fill([false, true]));
    expect(successOf(convertToPsa(createElementTree(spaceOf(plain)), 'a'))).toEqual([]);
    expect([light('c', { controls: 'A*' }), light('d', { installations: '03*' })].map(({ props }) => canBePsa(props))).toEqual([
      true,
      true,
    ]);
  });

  it('PS4 is one step that its inverses take back', () => {
    const space = spaceOf([compositionOf('all', [clusterOf('c', [light('a', PSA), light('b', PSA)]), light('d', PSA)])]);
    const { tree, operations, inverse } = converted(space, 'all');
    expect(operations.map((operation) => [operation.kind, 'elementId' in operation && operation.elementId])).toEqual([
      ['props', 'a'],
      ['props', 'b'],
      ['props', 'd'],
      ['props', 'all'],
      ['props', 'c'],
    ]);
    applyOperations(tree, inverse);
    expect(snapshotOf(tree)).toEqual(space);
  });

  it('PS4 changes nothing the second time, and keeps a PSA value that was chosen since', () => {
    const { tree } = converted(spaceOf([clusterOf('c', [light('a', PSA)])]), 'c');
    expect(successOf(convertToPsa(tree, 'c'))).toEqual([]);
    const { attributes } = elementOf(tree, 'a').props;
    applyOperations(tree, [{ kind: 'attributes', elementId: 'a', attributes: { ...attributes, control: 'B' } }]);
    expect(successOf(convertToPsa(tree, 'c'))).toEqual([]);
    expect(elementOf(tree, 'a').facts.control).toBe('B');
  });

  it('PS5 makes a group PSA once every light in it is', () => {
    const space = spaceOf([
      compositionOf('outer', [
        clusterOf('both', [light('a', PSA), withOptions(pendantOf('b'), PSA)]),
        clusterOf('mixed', [withOptions(complementOf('d'), PSA), light('e')]),
        clusterOf('empty'),
      ]),
      compositionOf('bare', [clusterOf('bare-cluster')]),
    ]);
    const groups = (tree: ReturnType<typeof createElementTree>) =>
      ['outer', 'both', 'mixed', 'empty', 'bare', 'bare-cluster'].filter((id) => elementOf(tree, id).props.isPsa);
    expect(['a', 'both', 'outer', 'bare'].map((id) => groups(converted(space, id).tree))).toEqual([[], ['both'], ['both'], []]);
    const { tree } = converted(spaceOf([compositionOf('outer', [clusterOf('c', [light('a', PSA)])])]), 'a');
    expect([elementOf(tree, 'c').props.isPsa, elementOf(tree, 'outer').props.isPsa]).toEqual([true, true]);
  });

  it('PS6 is for lights, pendants, complements and groups that are there', () => {
    const tree = createElementTree(spaceOf([trackOf('track')]));
    expect([convertToPsa(tree, 'track'), convertToPsa(tree, 'space'), convertToPsa(tree, 'nowhere')]).toEqual([
      fail({ code: 'element.method-invalid', method: 'convertToPsa', elementType: 'Track' }),
      fail({ code: 'element.method-invalid', method: 'convertToPsa', elementType: 'Space' }),
      fail({ code: 'element.not-found', elementId: 'nowhere' }),
    ]);
  });
});
