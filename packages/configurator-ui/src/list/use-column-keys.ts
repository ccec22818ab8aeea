import type { KeyboardEvent } from 'react';

const CONTROLS = 'input, button:not([tabindex="-1"]), select';

/** Ctrl with an arrow goes up and down in a column of a table, from row to row; Ctrl with Home and End to its ends. */
export const onColumnKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (!(ctrlKey || metaKey) || altKey || !(target instanceof HTMLElement)) return;
  if (!['ArrowUp', 'ArrowDown', 'Home', 'End'].includes(key)) return;
  const column = target.closest<HTMLElement>('[data-column]');
  if (column === null) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-column="${column.dataset.column}"]`)];
  const at = cells.indexOf(column);
  const to = key === 'Home' ? 0 : key === 'End' ? cells.length - 1 : at + (key === 'ArrowUp' ? -1 : 1);
  const next = cells[to]?.querySelector<HTMLElement>(CONTROLS);
  if (next == null) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};
