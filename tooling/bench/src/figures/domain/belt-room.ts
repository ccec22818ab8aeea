import { catalogueSources, createTestEditor } from '@candil/configurator/testing';
import {
  type BeltPath,
  beltOf,
  createComposition,
  createElementOfModel,
  createSpace,
  type ElementNode,
  type ElementPlacement,
  fixingsOf,
  partTechnicalData,
  placedAt,
  placeOnBelt,
} from '@candil/domain';

const CREATED_AT = '2026-11-20T09:00:00.000Z';
const HALL = { width: 24, depth: 24, height: 4 } as const;
const [BELT, FEED, GLOBE] = ['8010', '8015', '8110'];

/** An editor with belts of two spans beside each other, as it draws them: each with its fixings, a feed, and so many globes along it. */
export const hallOfBelts = (belts: number, lights: number) => {
  const sources = catalogueSources({ subFamilyId: 225 });
  const info = { subfamily: sources.subFamilyId, catalog: sources.catalogId, familyName: sources.familyName, applicationLocation: '' };
  const part = (id: string, model: string, attributes: Readonly<Record<string, string>> = {}): ElementNode => {
    const definition = sources.context.modelOf(model);
    if (definition === undefined) throw new Error(`no model ${model}`);
    return createElementOfModel({
      id,
      createdAt: CREATED_AT,
      model: definition,
      today: sources.context.today,
      familyName: sources.familyName,
      applicationLocation: '',
      attributes,
      technicalData: partTechnicalData(sources.systemParts[model] ?? {}, definition, attributes.installation),
    });
  };
  const strung = (id: string, z: number): ElementPlacement => {
    const path: BeltPath = {
      points: [
        [-10, 3.5, z],
        [0, 3.5, z],
        [10, 3.5, z],
      ],
      slack: [0.02, 0.02],
    };
    const belt = beltOf(path);
    const hosted = (node: ElementNode, arcLengthMetres: number) =>
      placedAt(
        { ...node, props: { ...node.props, geometry: { kind: 'hosted', trackId: id, arcLengthMetres } } },
        placeOnBelt(belt, arcLengthMetres).at,
      );
    const track = part(id, BELT, { color: '31' });
    const fixings = fixingsOf(path, HALL).map(({ kind, arcLengthMetres }, index) => {
      const model = sources.palette.map(({ definition }) => definition.model).find((each) => sources.systemParts[each]?.fixing === kind);
      if (model === undefined) throw new Error(`no fixing of kind ${kind}`);
      return hosted(part(`${id}-fixing-${index}`, model), arcLengthMetres);
    });
    const globes = Array.from({ length: lights }, (_, index) =>
      hosted(part(`${id}-light-${index}`, GLOBE), (belt.lengthMetres * (index + 0.5)) / lights),
    );
    return placedAt({
      ...track,
      props: {
        ...track.props,
        geometry: { kind: 'path', ...path },
        technicalData: { ...track.props.technicalData, productLength: belt.lengthMetres },
      },
      elements: [hosted(part(`${id}-feed`, FEED, { installation: '20' }), 0), ...globes, ...fixings],
    });
  };
  const elements = Array.from({ length: belts }, (_, index) => strung(`belt-${index}`, index - (belts - 1) / 2));
  const composition = createComposition({ id: 'belts', createdAt: CREATED_AT, info, elements });
  const space = createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    applicationLocationId: 71,
    configurator: 'DRAWING',
    roomSize: HALL,
    elements: [placedAt(composition)],
  });
  return createTestEditor({ space, sources });
};
