import { createSpace, type ElementId, type ElementNode, type RoomSize } from '@candil/domain';
import type { EditorSources } from '../editor/sources';

export interface BlankSpaceInput {
  readonly sources: Pick<EditorSources, 'catalogId' | 'subFamilyId' | 'familyName' | 'palette'>;
  readonly newId: () => ElementId;
  /** ISO date-time. */
  readonly createdAt: () => string;
  /** Metres; absent measures are as in a new Space. */
  readonly roomSize?: Partial<RoomSize>;
  /** Configurator that makes the space; default crea. */
  readonly configurator?: 'CREA' | 'DRAWING' | 'NODRAWING' | 'COMPOSITOR_CP_3D' | undefined;
}

/** An empty room for compositions of a collection. */
export function blankSpace({ sources, newId, createdAt, roomSize, configurator = 'CREA' }: BlankSpaceInput): ElementNode {
  const { catalogId, subFamilyId, familyName, palette } = sources;
  return createSpace({
    id: newId(),
    createdAt: createdAt(),
    info: { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: palette[0]?.applicationLocation ?? '' },
    applicationLocationId: palette[0]?.definition.applicationLocationId ?? 0,
    configurator,
    ...(roomSize !== undefined && { roomSize }),
  });
}
