import {
  type Configuration,
  calendarDayOf,
  createComposition,
  createConfiguration,
  createLight,
  createSpace,
  type ModelDefinition,
  placedAt,
  snapshotOf,
  tryChange,
  undoChange,
} from '@candil/domain';

const today = calendarDayOf(2026, 6, 1);
const createdAt = '2026-06-01T08:00:00.000Z';
const names = { familyName: 'Domes', applicationLocation: 'Hanging' };

/** A room with a composition of two lights of the model, a metre apart. */
export function roomWithTwo(model: ModelDefinition): Configuration {
  const info = { ...names, subfamily: model.subFamilyId, catalog: model.catalogId };
  const attributes = { color: '10', temperature: '1', control: 'A', installation: '18' };
  const light = (id: string) => createLight({ id, createdAt, model, today, ...names, attributes });
  const elements = [placedAt(light('left'), [-0.5, 0, 0]), placedAt(light('right'), [0.5, 0, 0])];
  const composition = createComposition({ id: 'composition', createdAt, info, elements });
  const space = createSpace({ id: 'room', createdAt, info, elements: [placedAt(composition, [0, 2, 0])] });
  const modelOf = (code: string) => (code === model.model ? model : undefined);
  return createConfiguration(space, { modelOf, canopies: [], today });
}

/** Tries two changes of the left light: one that stands and is undone, and one that is refused and leaves everything as it was. */
export function tryTwo(configuration: Configuration): readonly string[] {
  const elementIds = ['left'];
  const brass = tryChange(configuration, { kind: 'set-attributes', elementIds, attributes: { color: '24' } });
  if (brass.ok) undoChange(configuration, brass.value.inverse);
  const before = snapshotOf(configuration.tree);
  const recessed = tryChange(configuration, { kind: 'set-attributes', elementIds, attributes: { installation: '03' } });
  const same = snapshotOf(configuration.tree) === before;
  return [brass.ok ? 'brass' : brass.failure.code, recessed.ok ? 'recessed' : recessed.failure.code, same ? 'as before' : 'changed'];
}
