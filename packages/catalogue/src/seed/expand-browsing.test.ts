import { ISO_LANGUAGES, isAccessory } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { LAYERS } from '../data/browse-data';
import { DECISION_TREES } from '../source/decision-trees.data';
import { IDEAS, LAYER_TEXTS } from '../source/layers.data';
import { text } from '../source/localised-text';
import { PRECONFIGS, SCHEMES } from '../source/preconfigs.data';
import { fillText } from './fill-text';
import { seedData } from './seed-data';

const { subFamilies, models, browsing } = seedData();
const lights = (catalogId: number) =>
  models.filter((model) => model.catalogId === catalogId && !model.discontinued && !isAccessory(model)).map(({ model }) => model);

describe('decision trees', () => {
  it.each(browsing.decisionTrees.map((tree) => [tree.id, tree.catalogId, tree] as const))(
    '%s of catalogue %i lead to every light once',
    (_, catalogId, { nodes }) => {
      const found = nodes.flatMap(({ answers }) => answers.flatMap(({ result }) => result?.models ?? []));
      expect(found.toSorted()).toEqual(lights(catalogId).toSorted());
    },
  );

  it('have answers that leave each light one way at every question', () => {
    const ambiguous = DECISION_TREES.flatMap(({ questions }) => questions).flatMap(({ id, answers }) =>
      models
        .filter((model) => !isAccessory(model) && answers.filter(({ leaves }) => leaves(model)).length !== 1)
        .map(({ model }) => `${id} ${model}`),
    );
    expect(ambiguous).toEqual([]);
  });

  it('show few enough models at the end to choose between', () => {
    const most = Math.max(
      ...browsing.decisionTrees.flatMap(({ nodes }) =>
        nodes.flatMap(({ answers }) => answers.map(({ result }) => result?.models.length ?? 0)),
      ),
    );
    expect(most).toBeLessThanOrEqual(8);
  });
});

describe('layers', () => {
  it('describe every collection in both catalogues', () => {
    const lacking = browsing.layers.flatMap(({ subFamilyId, catalogId, blocks }) =>
      LAYERS.filter((layer) => layer !== 'G' && !blocks.some((block) => block.layer === layer)).map(
        (layer) => `${subFamilyId} ${catalogId} ${layer}`,
      ),
    );
    expect(browsing.layers.length).toEqual(subFamilies.length * 2);
    expect(lacking).toEqual([]);
  });

  it('keep layer C for the website', () => {
    const blocks = browsing.layers.flatMap((set) => set.blocks);
    expect(blocks.filter(({ layer, visibility }) => (layer === 'C') !== (visibility === 'website'))).toEqual([]);
  });

  it('have an idea of every collection', () => {
    expect(Object.keys(IDEAS).map(Number)).toEqual(subFamilies.map(({ id }) => id).toSorted((first, second) => first - second));
  });
});

describe('preconfigs', () => {
  it('are at least two of every collection in which products are configured one by one', () => {
    const single = subFamilies.filter(({ configuratorType }) => configuratorType.description === 'MINI_COMPOSITOR');
    const few = single.filter(({ id }) => PRECONFIGS.filter(({ subFamilyId }) => subFamilyId === id).length < 2);
    expect(single).toHaveLength(13);
    expect(few.map(({ name }) => name)).toEqual([]);
  });

  it('name the same products in both catalogues', () => {
    const codes = (catalogId: number) =>
      browsing.preconfigs
        .filter((set) => set.catalogId === catalogId)
        .flatMap(({ preconfigs }) =>
          preconfigs.map(({ id, products }) => [id, products.map(({ referenceCode }) => referenceCode.replace('-', ''))]),
        );
    expect(codes(21)).toEqual(codes(16));
    expect(codes(16)[0]).toEqual(['110-table-row', ['082042/1A_10']]);
  });

  it('say in their sentence all that they hold', () => {
    const cluster = browsing.preconfigs.flatMap(({ preconfigs }) => preconfigs).find(({ id }) => id === '110-cluster');
    expect(cluster?.text.en).toBe('4 × Alba Cluster-one and 2 × Alba 18 at different heights, close together.');
    expect(cluster?.text.fr).toBe('4 × Alba Cluster-one et 2 × Alba 18 à des hauteurs différentes, serrées.');
  });

  it('use every scheme', () => {
    expect(Object.keys(SCHEMES).filter((scheme) => !PRECONFIGS.some((each) => each.scheme === scheme))).toEqual([]);
  });
});

describe('texts', () => {
  it('are worded differently in each language but the two English ones', () => {
    const sources = [
      ...DECISION_TREES.flatMap(({ title, questions }) => [
        title,
        ...questions.flatMap(({ question, answers }) => [question, ...answers.map((answer) => answer.text)]),
      ]),
      ...Object.values(SCHEMES).flatMap((scheme) => [scheme.name, scheme.text]),
      ...Object.values(IDEAS),
      ...Object.values(LAYER_TEXTS),
    ];
    const alike = sources.filter(
      (words) => new Set(ISO_LANGUAGES.filter((language) => language !== 'us').map((language) => words[language])).size < 5,
    );
    expect(alike.map(({ en }) => en)).toEqual([]);
  });

  it('have their words put in, and miss none', () => {
    const template = text('{n} of {what}', '{n} de {what}', '{n} von {what}', '{n} de {what}', '{n} di {what}', '{n} of {what}');
    const what = text('a', 'b', 'c', 'd', 'e', 'f');
    expect(fillText(template, { n: 2, what })).toEqual(text('2 of a', '2 de b', '2 von c', '2 de d', '2 di e', '2 of f'));
    expect(() => fillText(template, { n: 2 })).toThrow('the text "{n} of {what}" has no what');
  });
});
