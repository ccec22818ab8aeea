import type { PercentFailure } from '@candil/domain';
import { TextField } from '@candil/ui-kit/text-field';
import { clsx } from 'clsx';
import { useProblemWords } from './use-problem-words';

interface PercentFieldProps {
  /** Names the field; hidden when the place of the field says it. */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly problem: PercentFailure | undefined;
  readonly disabled?: boolean;
  /**
   * `alone` (default) stands as any other field. `in-grid` lays its label, its frame and its message straight into the grid around it:
   * a narrow column for the number, the whole width for the words of a problem.
   */
  readonly place?: 'alone' | 'in-grid';
  readonly className?: string;
}

/** Label, frame and message of a field straight in the grid around it. */
export const IN_GRID =
  'contents! [&>label]:mb-0 [&>label]:self-center [&>div+div]:order-last [&>div+div]:col-span-full [&>div+div]:mt-0 [&>div+div]:w-0 [&>div+div]:min-w-full [&>div+div]:justify-end';

/** A percentage, typed with comma or dot. */
export const PercentField = ({
  label,
  hideLabel = false,
  value,
  onValueChange,
  problem,
  disabled,
  place = 'alone',
  className,
}: PercentFieldProps) => {
  const wordProblem = useProblemWords();
  return (
    <TextField
      size="sm"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0"
      suffix="%"
      label={label}
      hideLabel={hideLabel}
      value={value}
      onValueChange={onValueChange}
      error={wordProblem(problem)}
      disabled={disabled}
      className={clsx('[&_input]:text-right', place === 'in-grid' && IN_GRID, className)}
    />
  );
};
