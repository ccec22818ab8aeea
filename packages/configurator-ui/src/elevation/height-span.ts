import type { SceneLight, SceneRoom } from '@candil/configurator';
import { type EditContext, type HeightLimits, type PendantHeightRange, pendantHeightLimits, pendantHeightRangeOf } from '@candil/domain';

/** Returns the heights that a model is made for; undefined for a model without. */
export const rangeOfModel = (context: EditContext, model: string): PendantHeightRange | undefined => {
  const variation = context.modelOf(model)?.variations.find(({ type }) => type === 'pendantHeight');
  return variation && pendantHeightRangeOf(variation);
};

/** Returns the allowed heights of a luminaire in its place, and the reasons for their ends. */
export const limitsOfLight = (context: EditContext, room: SceneRoom, light: SceneLight): HeightLimits | undefined => {
  const range = rangeOfModel(context, light.model);
  if (range === undefined || light.heightCm === undefined) return undefined;
  const limits = pendantHeightLimits(range, {
    roomHeightMetres: room.heightMetres,
    absoluteVerticalMetres: light.mountMetres - room.heightMetres,
  });
  return limits.ok ? limits.value : undefined;
};
