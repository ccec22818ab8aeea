import type { BudgetWords } from '@candil/budget-sheet';
import type { Budget } from '@candil/contract';
import type { Format } from '@candil/i18n';

/** Letter that accompanies a document. */
export interface Letter {
  readonly subject: string;
  readonly text: string;
}

export const letterOf = (
  { budgetNumber, projectName, validationDate }: Pick<Budget, 'budgetNumber' | 'projectName' | 'validationDate'>,
  words: Pick<BudgetWords, 'title' | 'letter'>,
  format: Pick<Format, 'day'>,
): Letter => {
  const said: Readonly<Record<string, string>> = {
    '{number}': budgetNumber,
    '{project}': projectName,
    '{day}': format.day(validationDate),
  };
  return {
    subject: `${words.title} ${budgetNumber} · ${projectName}`,
    text: words.letter.replace(/\{\w+\}/g, (place) => said[place] ?? place),
  };
};

/** Returns the address that begins a message in the mail program; its writer adds the recipient. */
export const mailAddress = ({ subject, text }: Letter): string =>
  `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
