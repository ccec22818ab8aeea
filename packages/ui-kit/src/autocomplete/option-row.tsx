import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { CheckIcon } from '../icon/icon';
import type { AutocompleteOption } from './find-options';

interface OptionRowProps {
  option: AutocompleteOption;
  id: string;
  index: number;
  /** Number of all options, drawn or not. */
  count: number;
  isChosen: boolean;
  isActive: boolean;
  /** Its height, where all have one. */
  height: 'low' | 'tall' | undefined;
  renderIcon: ((option: AutocompleteOption) => ReactNode) | undefined;
}

/** Clipped, not hidden: an element with hidden overflow can be scrolled, and scroll regions are expensive. */
const oneLine = 'overflow-clip text-ellipsis whitespace-nowrap';

/** One option, as few elements as it can be. Presses are heard by the list. */
export const OptionRow = memo(({ option, id, index, count, isChosen, isActive, height, renderIcon }: OptionRowProps) => (
  <div
    id={id}
    role="option"
    tabIndex={-1}
    aria-selected={isChosen}
    aria-disabled={option.disabled || undefined}
    aria-setsize={count}
    aria-posinset={index + 1}
    data-index={index}
    data-active={isActive || undefined}
    className={clsx(
      'flex min-h-10 w-full cursor-default items-center gap-2.5 rounded-sm py-1.5 ps-2.5 text-base',
      isChosen ? 'pe-2.5' : 'pe-9',
      isActive && 'bg-sunken',
      option.disabled && 'opacity-45',
      height && (height === 'low' ? 'h-10' : 'h-[3.625rem]'),
    )}
  >
    {renderIcon && <span className="flex shrink-0">{renderIcon(option)}</span>}
    {option.description === undefined ? (
      <span data-label="" className={clsx('min-w-0 grow', oneLine)}>
        {option.label}
      </span>
    ) : (
      <span className="min-w-0 grow">
        <span data-label="" className={clsx('block', oneLine)}>
          {option.label}
        </span>
        <span className={clsx('block text-sm text-muted', oneLine)}>{option.description}</span>
      </span>
    )}
    {isChosen && <CheckIcon size={16} />}
  </div>
));
