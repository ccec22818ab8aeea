import { describe, expect, it } from 'vitest';
import { loadCatalogue } from '../catalogue/load-catalogue';
import { emitStaticJson } from '../snapshot/emit-static-json';
import { problemText } from './catalogue-problem';

const { files, basePrices } = emitStaticJson();
const TREE = 'decision-trees/find-a-luminaire_16.json';
const LAYERS = 'layers/110_16.json';
const PRECONFIGS = 'preconfigs/110_16.json';
const NAMES = 'classification.json';

type Path = readonly (string | number)[];

/** Problems reported of the packaged files with one value changed; undefined takes the value away. */
const problemsWith = (file: string, path: Path, value: unknown): readonly string[] => {
  // As text, because a structured clone would keep objects shared between blocks shared.
  const content: unknown = JSON.parse(JSON.stringify(files[file]));
  const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], content);
  const last = path.at(-1);
  if (last === undefined) throw new Error('nothing to change');
  (parent as Record<string | number, unknown>)[last] = value;
  if (value === undefined) delete (parent as Record<string | number, unknown>)[last];
  const loaded = loadCatalogue({ ...files, [file]: content }, basePrices);
  return loaded.ok ? [] : loaded.failure.problems.map(problemText);
};

const answer = (...path: Path): Path => ['nodes', 0, 'answers', 0, ...path];
const block = (...path: Path): Path => ['blocks', 0, ...path];
const preconfig = (...path: Path): Path => ['preconfigs', 0, ...path];
const reference = preconfig('products', 0, 'referenceCode');

describe('ways to the models', () => {
  it.each<[string, string, Path, unknown, readonly string[]]>([
    ['a tree of the other catalogue', TREE, ['catalogId'], 21, [`${TREE}: catalogId: catalogue 21 stands in the file of 16`]],
    [
      'a tree that begins nowhere',
      TREE,
      ['start'],
      'when',
      [`${TREE}: start: no node is called when`, `${TREE}: nodes[0].id: 0 answers lead to node where`],
    ],
    [
      'an answer that leads to no node',
      TREE,
      answer('next'),
      'nowhere',
      [
        `${TREE}: nodes[0].answers[0].next: no node is called nowhere`,
        `${TREE}: nodes[1].id: 0 answers lead to node where.over-a-table.effect`,
      ],
    ],
    [
      'an answer that leads back',
      TREE,
      answer('next'),
      'where',
      [`${TREE}: nodes[0].id: 1 answers lead to node where`, `${TREE}: nodes[1].id: 0 answers lead to node where.over-a-table.effect`],
    ],
    [
      'an answer that leads nowhere',
      TREE,
      answer('next'),
      undefined,
      [
        `${TREE}: nodes[0].answers[0]: an answer leads either on or to a result`,
        `${TREE}: nodes[1].id: 0 answers lead to node where.over-a-table.effect`,
      ],
    ],
    [
      'a picture of no model',
      TREE,
      answer('pictureModel'),
      '9999',
      [`${TREE}: nodes[0].answers[0].pictureModel: the catalogue has no model 9999`],
    ],
    [
      'a result in no collection',
      TREE,
      ['nodes', 0, 'answers', 5, 'result', 'subFamilyId'],
      999,
      [`${TREE}: nodes[0].answers[5].result.subFamilyId: there is no sub-family 999`],
    ],
    [
      'a result that is no model',
      TREE,
      ['nodes', 0, 'answers', 5, 'result', 'models', 0],
      '9999',
      [`${TREE}: nodes[0].answers[5].result.models: the catalogue has no model 9999`],
    ],
    [
      'a question without answers',
      TREE,
      ['nodes', 0, 'answers'],
      [],
      [`${TREE}: nodes[0].answers: Too small: expected array to have >=1 items`],
    ],
    ['a block twice', LAYERS, ['blocks', 1, 'id'], '110-a', [`${LAYERS}: blocks[1].id: block 110-a stands twice`]],
    [
      'a block of no layer',
      LAYERS,
      block('layer'),
      'H',
      [`${LAYERS}: blocks[0].layer: Invalid option: expected one of "A"|"B"|"C"|"D"|"E"|"F"|"G"`],
    ],
    [
      'a block of an unknown model',
      LAYERS,
      block('picture', 'model'),
      '9999',
      [`${LAYERS}: blocks[0].picture.model: the catalogue has no model 9999`],
    ],
    [
      'a link to an unknown model',
      LAYERS,
      block('link', 'model'),
      '9999',
      [`${LAYERS}: blocks[0].link.model: the catalogue has no model 9999`],
    ],
    [
      'a link to no collection',
      LAYERS,
      block('link', 'subFamilyId'),
      999,
      [`${LAYERS}: blocks[0].link.subFamilyId: there is no sub-family 999`],
    ],
    [
      'a link to a place the collection lacks',
      LAYERS,
      block('link', 'applicationLocationId'),
      61,
      [`${LAYERS}: blocks[0].link.applicationLocationId: sub-family 110 has no application and location 61`],
    ],
    [
      'a preconfig twice',
      PRECONFIGS,
      ['preconfigs', 1, 'id'],
      '110-table-row',
      [`${PRECONFIGS}: preconfigs[1].id: preconfig 110-table-row stands twice`],
    ],
    [
      'one of another collection',
      PRECONFIGS,
      preconfig('subFamilyId'),
      120,
      [`${PRECONFIGS}: preconfigs[0].subFamilyId: sub-family 120 stands in the file of 110`],
    ],
    [
      'one for a place the collection lacks',
      PRECONFIGS,
      preconfig('applicationLocationId'),
      61,
      [`${PRECONFIGS}: preconfigs[0].applicationLocationId: the sub-family has no application and location 61`],
    ],
    ...[
      ['0820', '0820 is not a valid reference'],
      ['0820-42/1A_10', '0820-42/1A_10 is no reference of catalogue 16'],
      ['999942/1A_10', 'the catalogue has no model 9999'],
      ['082099/1A_10', 'model 0820 has no color 99'],
      ['082042', '082042 leaves something of model 0820 open'],
      ['082042/9B_10', 'the exclusions of model 0820 reject 082042/9B_10'],
    ].map(([code, reason]): [string, string, Path, unknown, readonly string[]] => [
      `the code ${code}`,
      PRECONFIGS,
      reference,
      code,
      [`${PRECONFIGS}: preconfigs[0].products[0].referenceCode: ${reason}`],
    ]),
    [
      'a height that is none of the model',
      PRECONFIGS,
      preconfig('products', 0, 'pendantHeight'),
      401,
      [`${PRECONFIGS}: preconfigs[0].products[0].referenceCode: model 0820 cannot hang at 401 cm`],
    ],
    [
      'no quantity',
      PRECONFIGS,
      preconfig('products', 0, 'quantity'),
      0,
      [`${PRECONFIGS}: preconfigs[0].products[0].quantity: Too small: expected number to be >=1`],
    ],
    [
      'a text without Italian',
      PRECONFIGS,
      preconfig('name', 'it'),
      undefined,
      [`${PRECONFIGS}: preconfigs[0].name.it: Invalid input: expected string, received undefined`],
    ],
  ])('is refused for %s', (_, file, path, value, problems) => {
    expect(problemsWith(file, path, value)).toEqual(problems);
  });

  it('names every use and category that collections and models have', () => {
    const uses = problemsWith(NAMES, ['applications', 1, 'id'], 99);
    expect([...new Set(uses)]).toEqual([`${NAMES}: applications: application 2 of place 21 has no name`]);
    const categories = problemsWith(NAMES, ['categories', 1, 'id'], 99);
    expect(categories[0]).toMatch(/^classification\.json: categories: category 18 of model \d{4} has no name$/);
  });

  it('is there: the first tree of each catalogue, layers and preconfigs of each collection', () => {
    const missing = [TREE, LAYERS, PRECONFIGS, NAMES].map((file) => {
      const { [file]: _, ...others } = files;
      const loaded = loadCatalogue(others, basePrices);
      return loaded.ok ? [] : loaded.failure.problems.map(problemText);
    });
    expect(missing).toEqual([TREE, LAYERS, PRECONFIGS, NAMES].map((file) => [`${file}: the file is missing`]));
  });
});
