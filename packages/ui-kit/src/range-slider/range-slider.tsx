import { clsx } from 'clsx';
import { type ComponentProps, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { isRightToLeft } from '../reading-direction/reading-direction';
import { joinRefs } from '../roving/group-label';

export interface RangeSliderProps extends Omit<ComponentProps<'fieldset'>, 'onChange' | 'defaultValue'> {
  label: string;
  hideLabel?: boolean;
  /** Both ends included. */
  min: number;
  max: number;
  /** Distance of two neighbouring values; default 1. */
  step?: number;
  /** Lower and upper bound, lower first. Undefined = the slider keeps it itself, from `defaultValue` or the whole span. */
  value?: readonly [number, number];
  defaultValue?: readonly [number, number];
  /** When a thumb is let go, or with each key; not while it is dragged. */
  onValueChange?: (value: readonly [number, number]) => void;
  /** Selectable part of the span, both ends included, such as the range the maker delivers; the rest of the track is hatched. */
  limits?: readonly [number, number];
  disabled?: boolean;
  /** Names of the lower and the upper thumb: "at least", "at most". */
  thumbLabels: readonly [string, string];
  /** A value in words and unit: "900 lm". */
  formatValue: (value: number) => string;
  /** The bounds in words, shown beside the label. */
  valueLabel?: (value: readonly [number, number]) => string;
  /** `upper` fixes the lower bound at `min`: "up to". */
  thumbs?: 'both' | 'upper';
}

const thumb = [
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-6 [&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full [&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-text [&::-webkit-slider-thumb]:bg-surface',
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-5 [&::-moz-range-thumb]:cursor-grab [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-text [&::-moz-range-thumb]:bg-surface',
  '[&::-webkit-slider-thumb]:active:cursor-grabbing focus-visible:outline-none [&:focus-visible::-webkit-slider-thumb]:outline-2 [&:focus-visible::-webkit-slider-thumb]:outline-offset-2 [&:focus-visible::-webkit-slider-thumb]:outline-focus [&:focus-visible::-moz-range-thumb]:outline-2 [&:focus-visible::-moz-range-thumb]:outline-offset-2 [&:focus-visible::-moz-range-thumb]:outline-focus',
];

/** Part of the track that cannot be chosen. */
const beyond =
  'pointer-events-none absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-surface bg-[repeating-linear-gradient(135deg,var(--color-faint)_0_1px,transparent_1px_4px)]';

/**
 * A span of numbers chosen by two thumbs that cannot pass each other; two native sliders over one track, with their keys. `ref` and all other
 * attributes go to the fieldset. State: `data-dragging` while a thumb is held, `data-disabled`.
 */
export const RangeSlider = ({
  label,
  hideLabel = false,
  min,
  max,
  step = 1,
  value: given,
  defaultValue,
  onValueChange,
  limits = [min, max],
  disabled = false,
  thumbLabels,
  formatValue,
  valueLabel,
  thumbs = 'both',
  className,
  ref,
  ...rest
}: RangeSliderProps) => {
  const labelId = useId();
  const [least, most] = [Math.max(min, limits[0]), Math.min(max, limits[1])];
  const [value, setValue] = useControlled<readonly [number, number]>(given, defaultValue ?? [least, most], onValueChange);
  const root = useRef<HTMLFieldSetElement>(null);
  const [dragged, setDragged] = useState<[number, number]>();
  const shown = dragged ?? value;
  const [lower, upper] = shown;

  const letGo = useRef(() => {});
  letGo.current = () => {
    if (dragged === undefined) return;
    setDragged(undefined);
    if (dragged[0] !== value[0] || dragged[1] !== value[1]) setValue(dragged);
  };
  // React's onChange is the browser's `input`; letting go is its `change`.
  useEffect(() => {
    const group = root.current;
    const onLetGo = () => letGo.current();
    group?.addEventListener('change', onLetGo);
    return () => group?.removeEventListener('change', onLetGo);
  }, []);

  const within = (to: number) => Math.max(least, Math.min(most, to));
  const move = (which: 0 | 1, to: number) =>
    setDragged(which === 0 ? [Math.min(within(to), upper), upper] : [lower, Math.max(within(to), lower)]);
  /** The track itself belongs to neither thumb: a press on it calls the nearer one. */
  const pressTrack = (event: PointerEvent<HTMLDivElement>) => {
    if (disabled || event.target instanceof HTMLInputElement) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width === 0) return;
    const along = (event.clientX - left) / width;
    const exact = min + (isRightToLeft(event.currentTarget) ? 1 - along : along) * (max - min);
    const to = within(min + Math.round((exact - min) / step) * step);
    setValue(thumbs === 'both' && Math.abs(to - lower) < Math.abs(to - upper) ? [to, upper] : [lower, Math.max(to, lower)]);
  };

  const share = (at: number) => (max > min ? (at - min) / (max - min) : 0);
  // A native thumb stays inside its track: its centre runs from half a thumb (0.75rem) to half a thumb before the end.
  const centre = (at: number) => `calc(${share(at)} * (100% - 1.5rem) + 0.75rem)`;
  const shownThumbs = thumbs === 'both' ? ([0, 1] as const) : ([1] as const);
  return (
    <fieldset
      {...rest}
      ref={joinRefs(root, ref)}
      aria-labelledby={labelId}
      disabled={disabled}
      data-disabled={disabled || undefined}
      data-dragging={dragged === undefined ? undefined : ''}
      className={clsx('m-0 flex min-w-0 flex-col gap-1.5 border-0 p-0 disabled:opacity-50', className)}
    >
      <div className={hideLabel ? 'sr-only' : 'flex items-baseline justify-between gap-3 text-sm'}>
        <span id={labelId} className="font-medium">
          {label}
        </span>
        <span aria-hidden className="text-muted">
          {valueLabel ? valueLabel(shown) : shownThumbs.map((which) => formatValue(shown[which])).join(' – ')}
        </span>
      </div>
      <div className="relative h-6 cursor-pointer" onPointerDown={pressTrack}>
        <div className="pointer-events-none absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-hairline" />
        <div
          className="pointer-events-none absolute top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-accent forced-colors:bg-[Highlight]"
          style={{ insetInlineStart: thumbs === 'both' ? centre(lower) : 0, insetInlineEnd: `calc(100% - ${centre(upper)})` }}
        />
        {least > min && (
          <span aria-hidden className={beyond} style={{ insetInlineStart: 0, insetInlineEnd: `calc(100% - ${centre(least)})` }} />
        )}
        {most < max && <span aria-hidden className={beyond} style={{ insetInlineStart: centre(most), insetInlineEnd: 0 }} />}
        {shownThumbs.map((which) => (
          <input
            key={which}
            type="range"
            aria-label={`${label}: ${thumbLabels[which]}`}
            aria-valuetext={formatValue(shown[which])}
            min={min}
            max={max}
            step={step}
            value={shown[which]}
            onChange={(event) => move(which, Number(event.target.value))}
            className={clsx(
              'pointer-events-none absolute inset-0 m-0 h-6 w-full appearance-none bg-transparent',
              // If both handles are at the upper end, only the lower one can move.
              which === 0 && share(lower) > 0.5 && 'z-1',
              thumb,
            )}
          />
        ))}
      </div>
    </fieldset>
  );
};
