import { SORT_OPTIONS } from './project.data';

/** The orders of a list (PJ16). */
export type SortOption = (typeof SORT_OPTIONS)[number];

/** Sort keys of an item; `updatedAt` as milliseconds or as texts of one form that sort by time. */
export interface SortedItem {
  /** Id of the project, which breaks ties. */
  readonly id: string;
  /** Text sort key. */
  readonly name: string;
  /** When it was changed last, by which it is sorted as time. */
  readonly updatedAt: number | string;
}

/** The order that a value names, the most recent first where it names none of those offered (PJ16). */
export function parseSortOption(value: unknown, offered: readonly SortOption[] = SORT_OPTIONS): SortOption {
  return offered.find((option) => option === value) ?? 'UPDATED_RECENT';
}

/**
 * Compares items for `sort` in an order; names by the comparison given, since the library knows no language (PJ16).
 * Equal names come the most recent first, equal times by id, so that pages never overlap.
 */
export function sortComparator(
  option: SortOption,
  compareNames: (a: string, b: string) => number,
): (a: SortedItem, b: SortedItem) => number {
  const recent = (a: SortedItem, b: SortedItem) => ascending(b.updatedAt, a.updatedAt) || ascending(a.id, b.id);
  switch (option) {
    case 'UPDATED_RECENT':
      return recent;
    case 'UPDATED_OLDER':
      return (a, b) => ascending(a.updatedAt, b.updatedAt) || ascending(a.id, b.id);
    case 'NAME_ASC':
      return (a, b) => compareNames(a.name, b.name) || recent(a, b);
    case 'NAME_DESC':
      return (a, b) => compareNames(b.name, a.name) || recent(a, b);
    default:
      return option satisfies never;
  }
}

function ascending(a: number | string, b: number | string): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}
