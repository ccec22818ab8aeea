import {
  attachSurfaceOf,
  canopyMismatches,
  DEFAULT_SPACE_CONFIG,
  elementOf,
  elementTypeOf,
  type ModelDefinition,
  type Position,
  variationsOf,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';
import { type BeltAt, feedOf, lightsOn, roomSizeOf } from './belt-at';

/** A feed as it is sold: a model with one of its installations. */
export interface FeedOption {
  readonly code: string;
  readonly installation: string;
  readonly deliveredWatts: number;
}

/** The feeds that a belt can have at a point: where the ceiling takes them and the belt is not too long for them, the fitting one first. */
export function feedOptions(core: EditorCore, was: BeltAt, pointIndex: number): readonly FeedOption[] {
  const { session, input } = core;
  const { context, systemParts, palette } = input.sources;
  const { tree } = session.configuration;
  const ceiling = elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
  const point = was.path.points[pointIndex];
  const isAtFloor = point !== undefined && attachSurfaceOf(point as Position, roomSizeOf(core)) === 'floor';
  const needed = wattsOf(was);
  const standing = feedOf(was)?.props;
  const feeds = palette
    .map(({ definition }) => definition)
    .filter(
      ({ model, articleType }) =>
        elementTypeOf(articleType) === 'ElectricalConnection' && reaches(was, systemParts[model]?.mostLengthMetres),
    );
  const options = feeds.flatMap((feed) =>
    variationsOf(feed, 'installation', context.today)
      .filter(({ modifier }) => canopyMismatches(context.canopies, modifier, ceiling).length === 0)
      .map(({ modifier: installation }) => ({
        code: feed.model,
        installation,
        deliveredWatts: systemParts[feed.model]?.deliveredWatts?.[installation] ?? 0,
        isApt: isFloorFeed(core, feed) === isAtFloor,
        isStanding: standing?.code === feed.model && standing.attributes.installation === installation,
      })),
  );
  const ranked = options.toSorted((one, other) => {
    const [enough, alsoEnough] = [one.deliveredWatts >= needed, other.deliveredWatts >= needed];
    if (one.isApt !== other.isApt) return one.isApt ? -1 : 1;
    if (enough !== alsoEnough) return enough ? -1 : 1;
    if (one.isStanding !== other.isStanding) return one.isStanding ? -1 : 1;
    // The smallest that is enough, else the one that lacks least.
    return enough ? one.deliveredWatts - other.deliveredWatts : other.deliveredWatts - one.deliveredWatts;
  });
  return ranked.map(({ code, installation, deliveredWatts }) => ({ code, installation, deliveredWatts }));
}

export function wattsOf(was: Pick<BeltAt, 'children'>): number {
  return lightsOn(was).reduce((sum, { props }) => sum + (props.technicalData.watts ?? 0), 0);
}

function reaches({ belt }: BeltAt, most = Number.POSITIVE_INFINITY): boolean {
  return belt.lengthMetres <= most + 1e-9;
}

/** It stands where the anchors of the floor stand. */
function isFloorFeed({ input }: EditorCore, { applicationLocationId }: ModelDefinition): boolean {
  const { palette, systemParts } = input.sources;
  const anchor = palette.find(({ definition }) => systemParts[definition.model]?.fixing === 'floor')?.definition;
  return anchor?.applicationLocationId === applicationLocationId;
}
