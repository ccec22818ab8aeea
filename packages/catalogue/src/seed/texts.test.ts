import { ATTRIBUTE_TYPES, ISO_LANGUAGES } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { finishMaterial } from '../imagery';
import { FINISHES } from '../source/finishes.data';
import { modelOf } from '../testing/seed-articles';
import { seedData } from './seed-data';

const { models, subFamilies } = seedData();

describe('texts and colours', () => {
  const texts = [
    ...models.flatMap((model) => [
      model.name,
      model.description,
      ...model.variations.map(({ description }) => description),
      ...model.exclusions.flatMap(({ reason }) => reason ?? []),
    ]),
    ...subFamilies.map(({ tagline }) => tagline),
  ];

  it('gives every exclusion a reason', () => {
    expect(models.flatMap(({ exclusions }) => exclusions.filter(({ reason }) => reason === undefined))).toEqual([]);
  });

  it('speaks imperial to the USA and metric to the rest', () => {
    const mixed = texts.filter((text) => ISO_LANGUAGES.some((language) => (language === 'us' ? /\d\s?c?m\b/ : /″/).test(text[language])));
    expect(mixed).toEqual([]);
  });

  it('states the width of a model in its description like the technical data', () => {
    const cited = models.flatMap(({ model, description, technical }) => {
      const centimetres = /(\d+) cm/.exec(description.en)?.[1];
      return centimetres === undefined ||
        [technical.widthMetres, technical.heightMetres].some((metres) => Math.round(metres * 100) === Number(centimetres))
        ? []
        : [model];
    });
    expect(cited).toEqual([]);
  });

  it('names the second finish beside the first', () => {
    const brass = modelOf('5525', 16).variations.find(({ type, modifier }) => type === 'color' && modifier === '23');
    expect({ ...brass?.description, second: brass?.modifier2 }).toEqual({
      en: 'Brass, opal',
      es: 'Latón, opal',
      de: 'Messing, opal',
      fr: 'Laiton, opale',
      it: 'Ottone, opale',
      us: 'Brass, opal',
      second: '90',
    });
  });

  it('renders each finish in its own colour', () => {
    expect(FINISHES.map(({ code }) => [code, finishMaterial(code)?.hex])).toEqual(FINISHES.map(({ code, hex }) => [code, hex]));
  });

  it('keeps attributes in the order of the domain', () => {
    const orders = models.map(({ variations }) => [...new Set(variations.map(({ type }) => type))]);
    expect(orders).toEqual(orders.map((types) => ATTRIBUTE_TYPES.filter((type) => types.includes(type))));
  });
});
