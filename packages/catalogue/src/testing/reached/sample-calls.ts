import { createArticleCollection } from '@candil/domain';
import { data, elementOf } from '../rooms';
import { modelOf } from '../seed-articles';

export type Outcome = { readonly ok: boolean; readonly failure?: { readonly code: string } };

export const codeOf = (outcome: Outcome): string | undefined => outcome.failure?.code;

export const alba33 = modelOf('0820', 16);

export const collection = createArticleCollection(
  data.models.filter(({ catalogId }) => catalogId === 16),
  { cached: false },
);

export const black = { color: '11', temperature: '1', control: 'A' };

export const light = (id: string) => elementOf(id, '0820', { ...black, installation: '10' });
