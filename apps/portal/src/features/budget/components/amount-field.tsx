import type { Currency } from '@candil/domain';
import { TextField } from '@candil/ui-kit/text-field';
import { clsx } from 'clsx';
import type { AmountProblem } from '../model/read-amount';
import { IN_GRID } from './percent-field';
import { useProblemWords } from './use-problem-words';

interface AmountFieldProps {
  readonly label: string;
  readonly currency: Currency;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly problem: AmountProblem | undefined;
}

/** An amount in the grid of the totals, typed with comma or dot. */
export const AmountField = ({ label, currency, value, onValueChange, problem }: AmountFieldProps) => {
  const wordProblem = useProblemWords();
  return (
    <TextField
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      placeholder="–"
      suffix={currency === 'EUR' ? '€' : '$'}
      label={label}
      value={value}
      onValueChange={onValueChange}
      error={wordProblem(problem)}
      className={clsx('[&_input]:text-right', IN_GRID)}
    />
  );
};
