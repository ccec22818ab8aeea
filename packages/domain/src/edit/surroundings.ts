import { absolutePositionOf, type Element, elementOf } from '../element';
import { type HeightLimits, type PendantHeightFailure, pendantHeightLimits } from '../pendant-height';
import type { Result } from '../result';
import { absoluteVerticalPosition, DEFAULT_SPACE_CONFIG, type SpaceConfig } from '../space';
import type { Configuration } from './configuration';

/** The room of a configuration; a Space without one has the default room. */
export function roomOf({ tree }: Configuration): SpaceConfig {
  return elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
}

/** The heights that an element may have where it hangs (PH1–PH4). */
export function heightLimitsOf(configuration: Configuration, element: Element): Result<HeightLimits, PendantHeightFailure> {
  const { height: roomHeightMetres } = roomOf(configuration).roomSize;
  const [, y] = absolutePositionOf(configuration.tree, element.id);
  const absoluteVerticalMetres = absoluteVerticalPosition(y, roomHeightMetres);
  return pendantHeightLimits(element.props.attributeOptions.pendantHeight ?? {}, { roomHeightMetres, absoluteVerticalMetres });
}
