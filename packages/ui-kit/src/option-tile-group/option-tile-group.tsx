import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { dotTone, type Tone } from '../badge/badge';
import { GroupLabel, joinRefs } from '../roving/group-label';
import { useRovingRadio } from '../roving/use-roving-radio';

export interface OptionTile {
  readonly value: string;
  readonly label: string;
  /** The trade's code, in mono. */
  readonly code?: string;
  /** CSS colour of a round swatch. */
  readonly swatch?: string;
  readonly icon?: ReactNode;
  /** What it adds, already formatted: "+18 €". */
  readonly price?: string;
  /** A dot for the lead time, with its words. */
  readonly leadTime?: { readonly tone: Tone; readonly label: string };
  /** Reason why it does not go with the rest; the tile stays focusable and can be pressed. */
  readonly incompatible?: string | undefined;
  readonly disabled?: boolean;
}

export interface OptionTileGroupProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'defaultValue'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** The chosen value in words, beside the label. */
  valueLabel?: ReactNode;
  /** The chosen value; `null` = none. Undefined = the group keeps it itself, from `defaultValue`. */
  value?: string | null | undefined;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
  /** Pressing an incompatible tile, to offer repairs; without it the press is an ordinary choice. */
  onIncompatibleSelect?: (value: string) => void;
  options: readonly OptionTile[];
  /** `compact` (default): label and price in one line. `rich`: two lines with code and lead time, in a grid. */
  look?: 'compact' | 'rich';
}

const tileLook =
  'relative border border-hairline bg-surface text-start text-text transition-[border-color,box-shadow] duration-150 hover:border-faint disabled:opacity-45 ' +
  'data-incompatible:border-dashed data-incompatible:text-muted data-incompatible:bg-transparent ' +
  'aria-checked:border-text aria-checked:shadow-[inset_0_0_0_1px_var(--color-text)]';

const Swatch = ({ color, size }: { color: string; size: string }) => (
  <span
    aria-hidden
    data-swatch=""
    className={clsx('shrink-0 rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/0.35)]', size)}
    style={{ background: color }}
  />
);

const CompactTile = ({ option }: { option: OptionTile }) => (
  <span className="flex items-center gap-1.5">
    {option.swatch && <Swatch color={option.swatch} size="size-4" />}
    {option.icon}
    {option.label}
    {option.price && <span className="text-muted">{option.price}</span>}
    {option.leadTime && <LeadTimeDot leadTime={option.leadTime} />}
  </span>
);

const LeadTimeDot = ({ leadTime }: { leadTime: NonNullable<OptionTile['leadTime']> }) => (
  <span title={leadTime.label} className="inline-flex">
    <span data-dot="" className={clsx('size-1.5 rounded-full', dotTone[leadTime.tone])} />
    <span className="sr-only">{leadTime.label}</span>
  </span>
);

const RichTile = ({ option }: { option: OptionTile }) => (
  <span className="flex min-w-0 items-center gap-3">
    {option.swatch && <Swatch color={option.swatch} size="size-8" />}
    {option.icon}
    <span className="min-w-0 grow">
      <span className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 font-medium text-pretty">{option.label}</span>
        {option.price && <span className="shrink-0 text-sm whitespace-nowrap text-muted">{option.price}</span>}
      </span>
      <span className="flex items-center gap-1.5 text-sm text-muted">
        {option.code && <span className="font-mono text-xs">{option.code}</span>}
        {option.leadTime && (
          <span className="inline-flex min-w-0 items-center gap-1.5">
            <span aria-hidden data-dot="" className={clsx('size-1.5 shrink-0 rounded-full', dotTone[option.leadTime.tone])} />
            <span className="min-w-0">{option.leadTime.label}</span>
          </span>
        )}
      </span>
    </span>
  </span>
);

/**
 * One choice among tiles. Incompatible tiles are dashed, say why (`aria-description`, `title`) and can be pressed to see the ways out; arrows move and
 * choose, over incompatible ones they only move. State of a tile: `data-state` (`checked`, `unchecked`), `data-incompatible`.
 */
export const OptionTileGroup = ({
  label,
  hideLabel = false,
  valueLabel,
  value,
  defaultValue,
  onValueChange,
  onIncompatibleSelect,
  options,
  look = 'compact',
  ref,
  className,
  ...rest
}: OptionTileGroupProps) => {
  const labelId = useId();
  const { group, radioProps } = useRovingRadio({ options, value, defaultValue, onValueChange, onIncompatibleSelect });
  return (
    <div {...rest} ref={joinRefs(group, ref)} role="radiogroup" aria-labelledby={labelId} className={className}>
      <GroupLabel id={labelId} label={label} valueLabel={valueLabel} hidden={hideLabel} />
      <div className={look === 'compact' ? 'flex flex-wrap gap-2' : 'grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-2'}>
        {options.map((option) => (
          <button
            key={option.value}
            {...radioProps(option)}
            title={option.incompatible}
            className={clsx(
              tileLook,
              look === 'compact' ? 'h-9 rounded-md px-3 text-sm font-medium' : 'min-h-14 rounded-control px-3 py-2 text-base',
            )}
          >
            {look === 'compact' ? <CompactTile option={option} /> : <RichTile option={option} />}
          </button>
        ))}
      </div>
    </div>
  );
};
