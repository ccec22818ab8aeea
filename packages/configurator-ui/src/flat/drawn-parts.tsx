import type { ElementId } from '@candil/domain';
import { memo, type ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { useView } from '../state/use-editor-state';

interface DrawnPartsProps<Part> {
  readonly parts: readonly Part[];
  /** Stays the same function while what it closes over stays the same. */
  readonly draw: (part: Part) => ReactNode;
}

/** Parts in a group. React visits the siblings of what changes: in a room of hundreds these would be all of them. */
const GROUP_SIZE = 24;

const groupsOf = <Part,>(parts: readonly Part[]): readonly (readonly Part[])[] =>
  Array.from({ length: Math.ceil(parts.length / GROUP_SIZE) }, (_, index) => parts.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE));

const areSame = <Part,>(next: DrawnPartsProps<Part>, before: DrawnPartsProps<Part>): boolean =>
  next.draw === before.draw && next.parts.length === before.parts.length && next.parts.every((part, index) => part === before.parts[index]);

/** Parts of a drawing in their order, in groups of which only those with a change are rendered. */
export const DrawnParts = <Part,>({ parts, draw }: DrawnPartsProps<Part>) =>
  groupsOf(parts).map((group, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the order
    <Group key={index} parts={group} draw={draw as (part: unknown) => ReactNode} />
  ));

const Group = memo(({ parts, draw }: DrawnPartsProps<unknown>) => parts.map(draw), areSame);
Group.displayName = 'Group';

interface Selectable {
  readonly id: ElementId;
}

/**
 * Parts of a drawing with the selected ones over all others, so that their handles can be taken. The others keep their order: moving one of
 * many siblings to the end and back would move all those behind it in the document.
 */
export const SelectedOnTop = <Part extends Selectable>({ parts, draw }: DrawnPartsProps<Part>) => {
  const selected = useView(useShallow(({ selection }) => parts.filter(({ id }) => selection.includes(id))));
  return (
    <>
      {groupsOf(parts).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place in the order
        <UnselectedGroup key={index} parts={group} draw={draw as (part: Selectable) => ReactNode} />
      ))}
      {selected.map(draw)}
    </>
  );
};

const UnselectedGroup = memo(({ parts, draw }: DrawnPartsProps<Selectable>) => {
  const drawn = useView(useShallow(({ selection }) => parts.filter(({ id }) => !selection.includes(id))));
  return drawn.map(draw);
}, areSame);
UnselectedGroup.displayName = 'UnselectedGroup';
