import type { LineIssue, ProductChoice } from '@candil/contract';
import { useFailureMessage } from '@candil/i18n/react';
import { Notice } from '@candil/ui-kit/notice';

/** The issue with the name of the choice instead of its code. */
const inWords = (issue: LineIssue, choices: Partial<Record<string, readonly ProductChoice[]>>): LineIssue => {
  const chosen = choices[String(issue.values.attribute)]?.find(({ modifier }) => modifier === issue.values.value);
  return chosen === undefined ? issue : { ...issue, values: { ...issue.values, value: chosen.text } };
};

interface StayingLine {
  readonly productId: string;
  readonly tag: string;
  readonly modelName: string;
  readonly issue: LineIssue;
}

interface StayingLinesProps {
  readonly title: string;
  readonly lines: readonly StayingLine[];
  /** Models that issues name by code. */
  readonly choices?: Partial<Record<string, readonly ProductChoice[]>>;
}

/** Lines that are not changed, each with the reason. */
export const StayingLines = ({ title, lines, choices = {} }: StayingLinesProps) => {
  const wordFailure = useFailureMessage();
  if (lines.length === 0) return null;
  return (
    <Notice tone="attention" title={title} className="mt-5">
      <ul className="m-0 flex list-none flex-col gap-1.5 p-0">
        {lines.map(({ productId, tag, modelName, issue }) => (
          <li key={`${productId} ${modelName}`}>
            <strong className="font-semibold">{`${tag} ${modelName}`}</strong>{' '}
            <span className="text-muted">{wordFailure(inWords(issue, choices)).title}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
};

interface LinesWithoutProps {
  /** Says why they stay: what they are without, or that the step is full. */
  readonly title: string;
  readonly lines: readonly StayingLine[];
}

/** Lines that stay for one reason, which the title gives. */
export const LinesWithout = ({ title, lines }: LinesWithoutProps) => {
  if (lines.length === 0) return null;
  return (
    <Notice tone="neutral" title={title} className="mt-5">
      {lines.map(({ tag, modelName }) => `${tag} ${modelName}`).join(', ')}
    </Notice>
  );
};
