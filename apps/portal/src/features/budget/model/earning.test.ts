import { budgetSheet, budgetWords } from '@candil/budget-sheet';
import { createFormat } from '@candil/i18n';
import { expect, it } from 'vitest';
import { SAMPLE_BUDGET } from '../testing/sample-budget';
import { earningOf } from './earning';

const sheet = (copy: 'own' | 'client') =>
  budgetSheet(SAMPLE_BUDGET, { language: 'en', format: createFormat({ language: 'en', catalogId: 16 }), words: budgetWords('en'), copy });

it('is the own margin on the amount before tax', () => {
  // 20 % of 194,73 − 33,80 = 160,93 €.
  expect(earningOf(sheet('own'), sheet('client'))).toBe(3_219);
  expect(earningOf(sheet('own'), sheet('own'))).toBe(0);
});
