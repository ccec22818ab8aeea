import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { GroupLabel, joinRefs } from '../roving/group-label';
import { useRovingRadio } from '../roving/use-roving-radio';

export interface SwatchOption {
  readonly value: string;
  readonly label: string;
  /** CSS colour; `image` lies over it. */
  readonly color: string;
  /** Second finish, such as an opal glass: shown as the lower right half. */
  readonly secondColor?: string;
  /** URL of a small material picture. */
  readonly image?: string;
  readonly incompatible?: string | undefined;
  readonly disabled?: boolean;
}

export interface SwatchGroupProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'defaultValue'> {
  label: ReactNode;
  hideLabel?: boolean;
  /** The chosen finish in words; default: the label of the chosen option. */
  valueLabel?: ReactNode;
  /** The chosen value; `null` = none. Undefined = the group keeps it itself, from `defaultValue`. */
  value?: string | null | undefined;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
  onIncompatibleSelect?: (value: string) => void;
  options: readonly SwatchOption[];
  /** Diameters 24 and 30 (default) px. */
  size?: 'sm' | 'md';
}

const fill = ({ color, secondColor, image }: SwatchOption) => {
  if (image) return `center / cover url("${image}"), ${color}`;
  return secondColor ? `linear-gradient(135deg, ${color} 50%, ${secondColor} 50%)` : color;
};

/**
 * One finish among round swatches, with "Finish · Terra" over them. Arrows move and choose; over incompatible ones, which say why, they only move.
 * State of a swatch: `data-state` (`checked`, `unchecked`), `data-incompatible`.
 */
export const SwatchGroup = ({
  label,
  hideLabel = false,
  valueLabel,
  value,
  defaultValue,
  onValueChange,
  onIncompatibleSelect,
  options,
  size = 'md',
  ref,
  className,
  ...rest
}: SwatchGroupProps) => {
  const labelId = useId();
  const { group, value: current, radioProps } = useRovingRadio({ options, value, defaultValue, onValueChange, onIncompatibleSelect });
  const chosen = options.find((option) => option.value === current);
  return (
    <div {...rest} ref={joinRefs(group, ref)} role="radiogroup" aria-labelledby={labelId} className={className}>
      <GroupLabel id={labelId} label={label} valueLabel={valueLabel ?? chosen?.label} hidden={hideLabel} />
      <div className="-mx-1 flex flex-wrap gap-1">
        {options.map((option) => (
          <button
            key={option.value}
            {...radioProps(option)}
            aria-label={option.label}
            title={option.incompatible ? `${option.label}: ${option.incompatible}` : option.label}
            className="group relative flex rounded-full border-2 border-transparent bg-transparent p-0.5 transition-colors duration-150 hover:border-hairline disabled:opacity-45 aria-checked:border-text forced-colors:aria-checked:outline-offset-1!"
          >
            <span
              data-swatch=""
              className={clsx(
                'rounded-full shadow-[inset_0_0_0_1px_rgb(128_128_128/0.35)] group-data-incompatible:opacity-40',
                size === 'sm' ? 'size-6' : 'size-[1.875rem]',
              )}
              style={{ background: fill(option) }}
            />
            <span
              aria-hidden
              className="absolute inset-x-1 top-1/2 hidden h-0.5 -rotate-45 rounded-full bg-text ring-1 ring-surface group-data-incompatible:block"
            />
          </button>
        ))}
      </div>
    </div>
  );
};
