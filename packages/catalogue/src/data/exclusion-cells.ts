import { EXCLUSION_CELLS, type ExclusionRow, type Variation } from '@candil/domain';

type Cell = (typeof EXCLUSION_CELLS)[number];

/** The cells of a row that no variation can match, so that the row would never strike. */
export function unknownExclusionCells(row: ExclusionRow, variations: readonly Variation[]): readonly Cell[] {
  return EXCLUSION_CELLS.filter((cell) => row[cell] !== '*' && !variations.some((variation) => matches(cell, row, variation)));
}

/** Identity of a row by the combination that it rejects; the reason does not count. */
export function exclusionKey(row: ExclusionRow): string {
  return EXCLUSION_CELLS.map((cell) => row[cell]).join(' ');
}

/** The matrix of a collection: the distinct rows of its models, in data order. */
export function distinctExclusions(rows: readonly ExclusionRow[]): readonly ExclusionRow[] {
  const distinct = new Map<string, ExclusionRow>();
  for (const row of rows) if (!distinct.has(exclusionKey(row))) distinct.set(exclusionKey(row), row);
  return [...distinct.values()];
}

function matches(cell: Cell, row: ExclusionRow, { type, modifier }: Variation): boolean {
  switch (cell) {
    case 'finish':
      return type === 'color' && modifier === row.finish;
    case 'temperature':
    case 'control':
      return type === cell && modifier === row[cell];
    // Both characters belong to one code: `3` and `2` ask for an installation 32, not for 31 and 02.
    case 'installation1':
    case 'installation2':
      return (
        type === 'installation' &&
        (row.installation1 === '*' || modifier.charAt(0) === row.installation1) &&
        (row.installation2 === '*' || modifier.charAt(1) === row.installation2)
      );
    default:
      return cell satisfies never;
  }
}
