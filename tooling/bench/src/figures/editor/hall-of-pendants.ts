import { catalogueSources, createTestEditor } from '@candil/configurator/testing';
import { createCluster, createComposition, createElementOfModel, createSpace, placedAt, type SavedDocument } from '@candil/domain';

const CREATED_AT = '2026-11-20T09:00:00.000Z';
const APART_METRES = 0.6;
const FREE_WIRE = '18';
const HEIGHT_METRES = 4;
/** Lights that a free-wire canopy carries, and the side of the square around it that they hang in. */
export const LIGHTS_OF_CANOPY = 7;
const SIDE = 3;
const MODELS = ['0820', '5520', '0162'] as const;

/** Places of a square grid around its middle. */
const gridOf = (side: number, apartMetres: number) => {
  const middle = ((side - 1) * apartMetres) / 2;
  return (index: number) => [(index % side) * apartMetres - middle, 0, Math.floor(index / side) * apartMetres - middle] as const;
};

/** A room with so many canopies of seven pendants on free wire, of three models, as it is saved. */
export const hallOfPendants = (canopies: number): SavedDocument => {
  const sources = catalogueSources();
  const { catalogId, subFamilyId, familyName, context } = sources;
  const info = { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: 'Hanging' } as const;
  const inCanopy = gridOf(SIDE, APART_METRES);
  const side = Math.ceil(Math.sqrt(canopies));
  const inRoom = gridOf(side, SIDE * APART_METRES);
  const pendant = (id: string, index: number) => {
    const code = MODELS[index % MODELS.length] ?? MODELS[0];
    const model = context.modelOf(code);
    if (model === undefined) throw new Error(`no model ${code}`);
    const color = code === '0162' ? '24' : '11';
    return createElementOfModel({
      id,
      createdAt: CREATED_AT,
      model,
      today: context.today,
      familyName,
      applicationLocation: 'Hanging',
      attributes: { color, temperature: '1', control: 'A', installation: FREE_WIRE, pendantHeight: 120 + (index % 7) * 10 },
    });
  };
  const elements = Array.from({ length: canopies }, (_, canopy) => {
    const lights = Array.from({ length: LIGHTS_OF_CANOPY }, (_light, index) =>
      placedAt(pendant(`light-${canopy}-${index}`, index), [...inCanopy(index)]),
    );
    const attributes = { installation: FREE_WIRE };
    const cluster = createCluster({
      id: `canopy-${canopy}`,
      createdAt: CREATED_AT,
      info,
      attributes,
      canopies: context.canopies,
      elements: lights,
    });
    // A composition takes a limited power from its supply: each canopy has its own.
    const composition = createComposition({ id: `composition-${canopy}`, createdAt: CREATED_AT, info, elements: [placedAt(cluster)] });
    const [x, , z] = inRoom(canopy);
    return placedAt(composition, [x, HEIGHT_METRES, z]);
  });
  const edge = side * SIDE * APART_METRES + 1;
  const space = createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    applicationLocationId: 11,
    configurator: 'CREA',
    roomSize: { width: edge, depth: edge, height: HEIGHT_METRES },
    elements,
  });
  return createTestEditor({ space, sources }).toDocument();
};
