import { seedData } from '@candil/catalogue';
import { calendarDayOf } from '@candil/domain';
import { describe, expect, it } from 'vitest';
import { everyArticle } from '../catalogue';
import { referencesOfModel } from './references-of-model';

const { models, accessories } = seedData();

describe('the references of a model', () => {
  it.each([
    ['today', calendarDayOf(2026, 11, 20)],
    ['when some finishes are no longer made', calendarDayOf(2034, 1, 1)],
    ['before some were made', calendarDayOf(2020, 1, 1)],
  ])('are those of every article that can be built %s', (_, day) => {
    const all = [...models, ...accessories];
    const listed = all.map((model) => [model.catalogId, model.model, referencesOfModel(model, day)]);
    const built = all.map((model) => [model.catalogId, model.model, [...everyArticle(model, day)].map(({ reference }) => reference)]);
    expect(listed).toEqual(built);
  });
});
