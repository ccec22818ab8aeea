import type { EditorSources } from '../editor/sources';
import type { SceneLight } from '../scene/scene';
import type { DriverGroup } from './driver-groups';

/** What the lights of a driver take, and what it delivers. */
export interface DriverLoad {
  readonly watts: number;
  /** Undefined where the catalogue does not say. */
  readonly outputWatts: number | undefined;
}

export function driverLoadOf(
  { driverCode, elementIds }: DriverGroup,
  lights: readonly SceneLight[],
  { context, creation }: EditorSources,
): DriverLoad {
  const driver = creation.accessoryOf(driverCode);
  const fed = lights.filter(({ id }) => elementIds.includes(id));
  return {
    watts: fed.reduce((sum, { model }) => sum + (context.modelOf(model)?.technical.watts ?? 0), 0),
    outputWatts: driver.ok ? driver.value.model.technical.outputWatts : undefined,
  };
}
