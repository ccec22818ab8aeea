import { type BoxField, boxField, type Covering } from './box-field';
import { chooseLabelBoxes, type LabelBoxes } from './label-boxes';
import type { ScreenBox } from './screen-box';

/** What is drawn of one object: its labels, and the boxes that labels keep clear of. Asked for only where something has changed. */
export interface LabelOwner<Label extends RankedLabel> {
  readonly id: string;
  readonly labels: () => readonly Label[];
  readonly bodies: () => readonly ScreenBox[];
}

/** Labels of a lower rank are placed first. */
export interface RankedLabel extends LabelBoxes {
  readonly rank: number;
}

export interface PlacedLabel<Label> {
  readonly ownerId: string;
  readonly label: Label;
  /** Its place among the labels of the owner. */
  readonly order: number;
  /** Index of the chosen one of its boxes. */
  readonly choice: number;
}

interface Surroundings {
  /** Objects that a gesture moves. */
  readonly moving: ReadonlySet<string>;
  readonly within: ScreenBox;
  /** Everything else that the places depend on, compared by identity. */
  readonly key: readonly unknown[];
  /** The labels of what moves stay on their sides at this step of the gesture, and only go along. */
  readonly isKept?: boolean;
}

/**
 * Returns what places the labels of a drawing. At rest all of them are placed anew. While a gesture moves some objects, only their labels
 * are: all others stay where they are, which is calm, and does not cost each step of the gesture what the whole room costs.
 */
export function createLabelKeeper<Label extends RankedLabel>() {
  let kept: { readonly key: readonly unknown[]; readonly placed: readonly PlacedLabel<Label>[] } | undefined;
  let around: { readonly moving: string; readonly still: readonly PlacedLabel<Label>[]; readonly field: BoxField } | undefined;
  /** What a gesture moves, as the last step placed it. */
  let moved: readonly PlacedLabel<Label>[] = [];

  /** Without a field of what is drawn the labels stay on their sides. */
  const place = (
    owners: readonly LabelOwner<Label>[],
    field: Covering | undefined,
    within: ScreenBox,
    before: readonly PlacedLabel<Label>[] = [],
  ): readonly PlacedLabel<Label>[] => {
    const labels = owners
      .flatMap(({ id, labels: labelsOf }) => labelsOf().map((label, order) => ({ ownerId: id, label, order })))
      .toSorted((a, b) => a.label.rank - b.label.rank);
    const had = labels.map(({ ownerId, order }) => before.find((each) => each.ownerId === ownerId && each.order === order)?.choice);
    const all = labels.map(({ label }) => label);
    const chosen = field ? chooseLabelBoxes(all, field, within, had) : had;
    return labels.flatMap((each, index) => {
      const choice = chosen[index];
      return choice === undefined ? [] : [{ ...each, choice }];
    });
  };

  return (owners: readonly LabelOwner<Label>[], { moving, within, key, isKept }: Surroundings): readonly PlacedLabel<Label>[] => {
    if (moving.size === 0 || kept === undefined || !areSame(kept.key, key)) {
      around = undefined;
      kept = { key, placed: place(owners, boxField(owners.flatMap(({ bodies }) => bodies())), within) };
      return kept.placed;
    }
    const ids = [...moving].join(' ');
    if (around?.moving !== ids) {
      const still = kept.placed.filter(({ ownerId }) => !moving.has(ownerId));
      const boxes = still.flatMap(({ label, choice }) => label.boxes[choice] ?? []);
      const bodies = owners.filter(({ id }) => !moving.has(id)).flatMap((owner) => owner.bodies());
      around = { moving: ids, still, field: boxField([...bodies, ...boxes]) };
      moved = kept.placed.filter(({ ownerId }) => moving.has(ownerId));
    }
    const { still, field } = around;
    const own = owners.filter(({ id }) => moving.has(id));
    const bodies = isKept ? undefined : boxField(own.flatMap((owner) => owner.bodies()));
    const both: Covering | undefined = bodies && {
      coveredBy: (box, sum, most) => bodies.coveredBy(box, field.coveredBy(box, sum, most), most),
    };
    moved = place(own, both, within, moved);
    return [...still, ...moved];
  };
}

const areSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);
