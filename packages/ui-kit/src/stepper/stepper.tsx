import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { CheckIcon } from '../icon/icon';

export type StepNumber = 1 | 2 | 3;

export interface Step {
  readonly label: string;
  readonly description?: string;
}

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'onSelect'> {
  /** Accessible name, such as "Order in three steps". */
  label: string;
  /** Current step; steps 2 and 3 are active once the value has reached them (C§4). */
  value: StepNumber;
  steps: readonly [Step, Step, Step];
  /** Lets the user go back to a step already reached. */
  onStepSelect?: (step: StepNumber) => void;
}

const marker = (state: 'done' | 'current' | 'ahead') =>
  clsx(
    'flex size-7 shrink-0 items-center justify-center rounded-full border text-sm font-semibold transition-colors duration-200',
    state === 'done' && 'border-transparent bg-accent text-on-accent',
    state === 'current' && 'border-transparent bg-inverse text-on-inverse',
    state === 'ahead' && 'border-field-line text-muted',
  );

/** Progress through a task of three steps. A step's `data-state` is done, current or ahead; `data-active` once the value has reached it. */
export const Stepper = ({ label, value, steps, onStepSelect, className, ...rest }: StepperProps) => (
  <nav aria-label={label} {...rest} className={className}>
    <ol className="m-0 flex list-none items-center gap-3 p-0">
      {steps.map((step, index) => {
        const number = (index + 1) as StepNumber;
        const state = number < value ? 'done' : number === value ? 'current' : 'ahead';
        const content = (
          <>
            <span className={marker(state)}>{state === 'done' ? <CheckIcon size={16} /> : number}</span>
            <span className={clsx('text-start', state !== 'current' && 'max-md:sr-only')}>
              <span className={clsx('block text-base', state === 'ahead' ? 'text-muted' : 'font-semibold')}>{step.label}</span>
              {step.description && <span className="block text-sm font-normal text-muted">{step.description}</span>}
            </span>
          </>
        );
        return (
          <li
            key={step.label}
            data-state={state}
            data-active={value >= number || undefined}
            aria-current={state === 'current' ? 'step' : undefined}
            className={clsx('flex min-w-0 items-center gap-3', number < 3 && 'grow')}
          >
            {onStepSelect && state === 'done' ? (
              <button
                type="button"
                onClick={() => onStepSelect(number)}
                className="flex items-center gap-2.5 rounded-control border-0 bg-transparent p-0 text-inherit hover:underline"
              >
                {content}
              </button>
            ) : (
              <span className="flex items-center gap-2.5">{content}</span>
            )}
            {number < 3 && <span aria-hidden className={clsx('h-px min-w-4 grow', number < value ? 'bg-text' : 'bg-hairline')} />}
          </li>
        );
      })}
    </ol>
  </nav>
);
