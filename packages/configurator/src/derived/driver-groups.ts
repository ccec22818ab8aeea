import type { CreationEvaluation, ElementId } from '@candil/domain';

/** Lights that one remote driver feeds, as the electrical overlay shows them. */
export interface DriverGroup {
  /** From 1, over the whole creation. */
  readonly number: number;
  readonly compositionNumber: number;
  readonly driverCode: string;
  readonly elementIds: readonly ElementId[];
  /** Degrees of the colour circle; neighbouring groups are far apart on it. */
  readonly hueDegrees: number;
}

/** By the golden angle, so that any few that follow each other are distinguished. */
const HUE_STEP_DEGREES = 137.508;
const FIRST_HUE_DEGREES = 200;

/** The remote drivers of a creation with the lights that each feeds. */
export function driverGroupsOf({ compositions }: CreationEvaluation): readonly DriverGroup[] {
  return compositions
    .flatMap(({ compositionNumber, electricalGroups }) => electricalGroups.map((group) => ({ compositionNumber, group })))
    .map(({ compositionNumber, group: { accessory, elements } }, index) => ({
      number: index + 1,
      compositionNumber,
      driverCode: accessory.accessoryCode,
      elementIds: elements,
      hueDegrees: Math.round((FIRST_HUE_DEGREES + index * HUE_STEP_DEGREES) % 360),
    }));
}
