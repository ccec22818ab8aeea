import type { SceneLight } from '@candil/configurator';
import type { EditContext } from '@candil/domain';

/** Larger than this the label stands in the body, pixels. */
const LABEL_RADIUS = 7;
const LEAST_RADIUS = 4;
const LEAST_HEIGHT = 5;
/** From the edge of a body to the middle of the label under it, pixels. */
const LABEL_GAP = 9;

/** How a luminaire is drawn from above, pixels about its middle. */
export interface LightInPlan {
  readonly radius: number;
  /** Height of a body that is much narrower than it is long; it lies along its belt. */
  readonly slenderHeight: number | undefined;
  readonly isLabelInside: boolean;
  /** Distance of its label below its middle. */
  readonly labelDown: number;
}

export const lightInPlan = (light: SceneLight, context: EditContext, scale: number): LightInPlan => {
  const radius = Math.max(LEAST_RADIUS, light.radiusMetres * scale);
  const depthMetres = context.modelOf(light.model)?.technical.depthMetres;
  const isSlender = light.host !== undefined && depthMetres !== undefined && depthMetres < light.radiusMetres / 2;
  const slenderHeight = isSlender ? Math.max(LEAST_HEIGHT, depthMetres * scale) : undefined;
  const isLabelInside = radius >= LABEL_RADIUS && !isSlender;
  const labelDown = isLabelInside ? 0 : (slenderHeight === undefined ? radius : slenderHeight / 2) + LABEL_GAP;
  return { radius, slenderHeight, isLabelInside, labelDown };
};
