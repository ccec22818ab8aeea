import { Chip } from '@candil/ui-kit/chip';
import { Skeleton } from '@candil/ui-kit/skeleton';
import { clsx } from 'clsx';

export interface Choice<Id = number> {
  readonly id: Id;
  readonly name: string;
  /** Models it leaves. */
  readonly count?: number;
}

interface ChoiceChipsProps<Id> {
  readonly label: string;
  /** Undefined while they travel. */
  readonly choices: readonly Choice<Id>[] | undefined;
  readonly chosen: readonly Id[];
  readonly onToggle: (id: Id) => void;
  readonly className?: string;
}

/** Filters of a kind side by side; several may be on. On a phone they scroll sideways. */
export const ChoiceChips = <Id extends string | number>({ label, choices, chosen, onToggle, className }: ChoiceChipsProps<Id>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll sideways
  <div
    role="group"
    aria-label={label}
    aria-busy={choices === undefined}
    className={clsx('-mx-4 flex min-h-8 gap-2 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0', className)}
  >
    {choices === undefined
      ? ['a', 'b', 'c', 'd', 'e'].map((key) => <Skeleton key={key} width={104} height={32} className="shrink-0 rounded-full!" />)
      : choices.map(({ id, name, count }) => (
          <Chip
            key={id}
            size="md"
            pressed={chosen.includes(id)}
            disabled={count === 0 && !chosen.includes(id)}
            onClick={() => onToggle(id)}
          >
            {name}
            {count !== undefined && <span className="opacity-70">{count}</span>}
          </Chip>
        ))}
  </div>
);
