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
  /** Surcharge of the option, already formatted: "+18 €". */
  readonly price?: string;
  /** A dot for the lead time, with its words. */
  readonly leadTime?: { readonly tone: Tone; readonly label: string };
  /** A condition of its own, such as "min. 10 pcs", in the colour that asks for attention. */
  readonly note?: string;
  /** Reason why it does not go with the rest; the tile stays focusable and can be pressed. */
  readonly incompatible?: string | undefined;
  readonly disabled?: boolean;
}

export type TileLook = 'compact' | 'rich' | 'swatches';

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
  /**
   * `compact` (default): label and price in one line. `rich`: two lines with code and lead time, in a grid.
   * `swatches`: a large swatch with label, price and lead time in words below, side by side.
   */
  look?: TileLook;
}

const swatchTileLook =
  'group/tile flex min-w-0 flex-col items-center gap-0.5 rounded-control border-0 bg-transparent px-0.5 pt-1.5 pb-1 text-center text-sm text-text ' +
  'hover:bg-sunken disabled:opacity-45 data-incompatible:text-muted data-incompatible:line-through aria-checked:font-semibold';

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
    {option.note && <span className="text-attention-text">{option.note}</span>}
  </span>
);

/** Ring and gap mark the chosen tile, whatever the colour. */
const SwatchTile = ({ option: { swatch, label, price, leadTime, note } }: { option: OptionTile }) => (
  <>
    <span
      aria-hidden
      className="mb-1 rounded-full border-2 border-transparent p-[3px] transition-[border-color] duration-150 group-hover/tile:border-hairline group-aria-checked/tile:border-text"
    >
      {swatch && <Swatch color={swatch} size="block size-9 md:size-10" />}
    </span>
    <span className="max-w-full leading-tight text-pretty">{label}</span>
    {price && <span className="leading-tight whitespace-nowrap text-muted">{price}</span>}
    {leadTime && <span className="leading-tight text-muted group-aria-checked/tile:text-text">{leadTime.label}</span>}
    {note && <span className="leading-tight font-medium text-pretty text-attention-text">{note}</span>}
  </>
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

const TILES = { compact: CompactTile, rich: RichTile, swatches: SwatchTile } as const;
const TILE_LAYOUT: Readonly<Record<TileLook, string>> = {
  compact: `${tileLook} h-9 rounded-md px-3 text-sm font-medium pointer-coarse:h-11`,
  rich: `${tileLook} min-h-14 rounded-control px-3 py-2 text-base`,
  swatches: swatchTileLook,
};
const OPTIONS_LAYOUT: Readonly<Record<TileLook, string>> = {
  compact: 'flex flex-wrap gap-2',
  rich: 'grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-2',
  swatches: 'grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] items-start gap-x-1 gap-y-2',
};

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
  const Tile = TILES[look];
  const { group, radioProps } = useRovingRadio({ options, value, defaultValue, onValueChange, onIncompatibleSelect });
  return (
    <div {...rest} ref={joinRefs(group, ref)} role="radiogroup" aria-labelledby={labelId} className={className}>
      <GroupLabel id={labelId} label={label} valueLabel={valueLabel} hidden={hideLabel} />
      <div className={OPTIONS_LAYOUT[look]}>
        {options.map((option) => (
          <button key={option.value} {...radioProps(option)} title={option.incompatible} className={TILE_LAYOUT[look]}>
            <Tile option={option} />
          </button>
        ))}
      </div>
    </div>
  );
};
