import {
  type CatalogId,
  calendarDayOf,
  createCluster,
  createComposition,
  createElementOfModel,
  createElementTree,
  createOutletCanopy,
  createSpace,
  type ElementAttributes,
  type ElementInfo,
  type ElementNode,
  type ModelDefinition,
  placedAt,
  type SavedDocument,
  saveDocument,
} from '@candil/domain';
import type { CompositionPreset, PresetLight } from '../source/composition-presets.data';
import { CANOPIES } from '../source/installations.data';
import { SUB_FAMILIES } from '../source/sub-families.data';
import { expandOutletCanopies } from './expand-outlet-canopies';
import { wholeSelection } from './whole-selection';

/** Documents of the catalogue have no author's clock. */
const CREATED_AT = '2026-11-20T09:00:00.000Z';
const TODAY = calendarDayOf(2026, 11, 20);

interface Maker {
  readonly preset: CompositionPreset;
  readonly info: ElementInfo;
  readonly modelOf: (number: string) => ModelDefinition;
}

/** A composed starting point as a document that the editor opens: one composition, a canopy each, the lights where the preset says. */
export function expandComposition(preset: CompositionPreset, modelOf: Maker['modelOf']): SavedDocument {
  const { subFamilyId, room, canopies } = preset;
  const familyName = SUB_FAMILIES.find(({ id }) => id === subFamilyId)?.name ?? '';
  const first = canopies[0]?.lights[0];
  if (first === undefined) throw new Error(`preset ${preset.scheme} of ${subFamilyId} has no light`);
  const { catalogId } = modelOf(first.model);
  const info: ElementInfo = { subfamily: subFamilyId, catalog: catalogId, familyName, applicationLocation: '' };
  const maker = { preset, info, modelOf };
  let lightNumber = 0;
  const outletModel = preset.outletCanopy && canopyModel(preset.outletCanopy.model, catalogId);
  const clusters = canopies.map((canopy, index) => {
    const lights = canopy.lights.map((light) => {
      lightNumber += 1;
      return placedAt(lightOf(maker, light, canopy.installation, `light-${lightNumber}`), [light.x - canopy.x, 0, light.z - canopy.z]);
    });
    const shared = { id: `canopy-${index + 1}`, createdAt: CREATED_AT, elements: lights };
    const cluster =
      outletModel === undefined
        ? createCluster({ ...shared, info, attributes: { installation: canopy.installation }, canopies: CANOPIES })
        : painted(
            createOutletCanopy({ ...shared, model: outletModel, today: TODAY, familyName: '', applicationLocation: '' }),
            preset.outletCanopy?.color,
          );
    return placedAt(cluster, [canopy.x, 0, canopy.z]);
  });
  const composition = createComposition({ id: 'composition-1', createdAt: CREATED_AT, info, elements: clusters });
  const space = createSpace({
    id: 'space',
    createdAt: CREATED_AT,
    info,
    roomSize: room,
    configurator: outletModel === undefined ? 'CREA' : 'COMPOSITOR_CP_3D',
    elements: [placedAt(composition, [0, room.height, 0])],
  });
  return saveDocument(createElementTree(space));
}

function canopyModel(number: string, catalogId: CatalogId): ModelDefinition {
  const found = expandOutletCanopies().find((canopy) => canopy.model === number && canopy.catalogId === catalogId);
  if (found === undefined) throw new Error(`canopy ${number} is none of catalogue ${catalogId}`);
  return found;
}

function painted(node: ElementNode, color: string | undefined): ElementNode {
  if (color === undefined) return node;
  return { ...node, props: { ...node.props, attributes: { ...node.props.attributes, color } } };
}

function lightOf({ info, modelOf }: Maker, { model: number, color, heightCm }: PresetLight, installation: string, id: string): ElementNode {
  const model = modelOf(number);
  const selection = wholeSelection(model, { color, installation });
  if (selection === undefined) throw new Error(`no article of model ${number} has ${color} and hangs by ${installation}`);
  const attributes: ElementAttributes = { ...selection, pendantHeight: heightCm };
  return createElementOfModel({
    id,
    createdAt: CREATED_AT,
    model,
    today: TODAY,
    familyName: info.familyName,
    applicationLocation: '',
    attributes,
  });
}
