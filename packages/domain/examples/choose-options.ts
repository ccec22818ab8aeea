import { calendarDayOf, type ModelDefinition, optionsFor, repairsFor, type Selection } from '@candil/domain';

const today = calendarDayOf(2026, 6, 1);

/** Lists the remaining choices, each as `installation 03`; with the reason where the values chosen so far exclude it. */
export function choices(model: ModelDefinition, selection: Selection): readonly string[] {
  return optionsFor(model, selection, today).flatMap(({ type, options }) =>
    options.map(({ variation, blockedBy = [] }) =>
      [`${type} ${variation.modifier}`, ...blockedBy.map(({ reason }) => reason?.en ?? 'not together')].join(': '),
    ),
  );
}

/** The ways to a recessed canopy all the same, fewest changes first. */
export function waysToRecess(model: ModelDefinition, selection: Selection): readonly string[] {
  const repairs = repairsFor(model, selection, { type: 'installation', modifier: '03' }, today);
  return repairs.map(({ changes }) => changes.map(({ type, from, to }) => `${type} ${from} to ${to}`).join(', '));
}
