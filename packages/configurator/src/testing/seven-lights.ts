import {
  createCluster,
  createComposition,
  createElementOfModel,
  createSpace,
  type ElementAttributes,
  type ElementNode,
  type Furniture,
  placedAt,
} from '@candil/domain';
import type { EditorSources } from '../editor/sources';

const CREATED_AT = '2026-11-20T09:00:00.000Z';
const ROOM = { width: 4, depth: 3, height: 2.8 } as const;

/** The dining room of the reference picture. */
export const SEVEN_LIGHTS_FURNITURE: readonly Furniture[] = [
  { id: 'table', kind: 'table', x: 0, z: 0, widthMetres: 2.2, depthMetres: 1, heightMetres: 0.75, turnDegrees: 0 },
  { id: 'sideboard', kind: 'sideboard', x: 1.3, z: -1.3, widthMetres: 1.2, depthMetres: 0.4, heightMetres: 0.8, turnDegrees: 0 },
];

const TERRA = '31';
const BLACK = '11';
const BRONZE = '24';

interface Hung {
  readonly id: string;
  readonly model: string;
  readonly color: string;
  readonly heightCm: number;
  /** Metres from the middle of the room. */
  readonly x: number;
  readonly z: number;
  readonly control?: string;
}

const OVER_TABLE: readonly Hung[] = [
  { id: 'l1', model: '0820', color: TERRA, heightCm: 140, x: -0.83, z: 0 },
  { id: 'l2', model: '0820', color: TERRA, heightCm: 110, x: -0.22, z: -0.16 },
  { id: 'l3', model: '0820', color: BLACK, heightCm: 130, x: 0.62, z: 0 },
  { id: 'l4', model: '5520', color: BLACK, heightCm: 155, x: 0.32, z: -0.39 },
  { id: 'l5', model: '5520', color: BLACK, heightCm: 125, x: -0.535, z: 0.28 },
];
const OVER_SIDEBOARD: readonly Hung[] = [
  { id: 'l6', model: '0162', color: BRONZE, heightCm: 150, x: 1, z: -1.28 },
  { id: 'l7', model: '0162', color: BRONZE, heightCm: 150, x: 1.6, z: -1.28 },
];
const CANOPY = { x: 0, z: -0.875 } as const;

export interface SevenLightsInput {
  /** `l5` has another control than the other lights of its composition, which its rule refuses. */
  readonly isMixed?: boolean;
}

/** A table under five lights on free wire, a sideboard under two small ones. */
export function sevenLightsSpace(sources: EditorSources, { isMixed = false }: SevenLightsInput = {}): ElementNode {
  const { catalogId, subFamilyId, familyName, context } = sources;
  const info = { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: 'Hanging' } as const;
  const light = ({ id, model, color, heightCm, control = 'A' }: Hung, installation: string): ElementNode => {
    const definition = context.modelOf(model);
    if (definition === undefined) throw new Error(`no model ${model}`);
    const attributes: ElementAttributes = { color, temperature: '1', control, installation, pendantHeight: heightCm };
    const { today } = context;
    return createElementOfModel({
      id,
      createdAt: CREATED_AT,
      model: definition,
      today,
      familyName,
      applicationLocation: 'Hanging',
      attributes,
    });
  };
  const cluster = (id: string, installation: string, elements: ElementNode['elements']) =>
    createCluster({ id, createdAt: CREATED_AT, info, attributes: { installation }, canopies: context.canopies, elements });
  const lights = OVER_TABLE.map((hung) => (isMixed && hung.id === 'l5' ? { ...hung, control: 'B' } : hung));
  const feed = cluster(
    'feed',
    '18',
    lights.map((hung) => placedAt(light(hung, '18'), [hung.x - CANOPY.x, 0, hung.z - CANOPY.z])),
  );
  const overTable = createComposition({
    id: 'over-table',
    createdAt: CREATED_AT,
    info,
    elements: [placedAt(feed, [CANOPY.x, 0, CANOPY.z])],
  });
  const overSideboard = createComposition({
    id: 'over-sideboard',
    createdAt: CREATED_AT,
    info,
    elements: OVER_SIDEBOARD.map((hung) =>
      placedAt(cluster(`${hung.id}-canopy`, '10', [placedAt(light(hung, '10'))]), [hung.x, 0, hung.z]),
    ),
  });
  return createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    applicationLocationId: 11,
    configurator: 'CREA',
    roomSize: ROOM,
    elements: [placedAt(overTable, [0, ROOM.height, 0]), placedAt(overSideboard, [0, ROOM.height, 0])],
  });
}
