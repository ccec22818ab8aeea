import { budgetWords } from '@candil/budget-sheet';
import { createFormat, OFFERED_LANGUAGES } from '@candil/i18n';
import { expect, it } from 'vitest';
import { SAMPLE_BUDGET } from '../testing/sample-budget';
import { letterOf, mailAddress } from './letter';

it('names the document, the project and its last day in the language of the document', () => {
  const letters = OFFERED_LANGUAGES.map((language) =>
    letterOf({ ...SAMPLE_BUDGET, projectName: 'Bar & Grill {day}' }, budgetWords(language), createFormat({ language, catalogId: 16 })),
  );
  for (const { subject, text } of letters) {
    expect([subject, text].every((said) => said.includes('B2026-00042') && said.includes('Bar & Grill {day}'))).toBe(true);
    expect(text).toContain('2027');
  }
  expect(new Set(letters.map(({ text }) => text)).size).toBeGreaterThanOrEqual(5);
});

it('escapes characters with a meaning in addresses', () =>
  expect(mailAddress({ subject: 'A & B', text: 'one\ntwo?' })).toBe('mailto:?subject=A%20%26%20B&body=one%0Atwo%3F'));
