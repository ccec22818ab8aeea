import {
  type CodeAttributeType,
  canopyMismatches,
  createCluster,
  createComposition,
  createElementOfModel,
  DEFAULT_CLUSTER_INSTALLATION,
  DEFAULT_SPACE_CONFIG,
  type ElementAttributes,
  type ElementId,
  type ElementInfo,
  type ElementNode,
  type ElementTree,
  elementOf,
  initialSelection,
  isFreeWire,
  type ModelDefinition,
  partTechnicalData,
  variationsOf,
  walk,
} from '@candil/domain';
import type { EditorCore } from '../editor/core';

/** The model of a code of the library; throws for one that no catalogue has, as nothing offers it. */
export function modelOf({ input }: EditorCore, code: string): ModelDefinition {
  const model = input.sources.context.modelOf(code);
  if (model === undefined) throw new RangeError(`no model ${code}`);
  return model;
}

/** A new light of a model, chosen as those beside it where they agree and it offers the same. */
export function newLight(core: EditorCore, model: ModelDefinition, besideId: ElementId | undefined): ElementNode {
  const shared = besideId === undefined ? {} : sharedChoices(core, model, besideId);
  return newPart(core, model, { ...shared, ...chosenFinish(core, model) });
}

/** The finish that was chosen for the next of a model, where it is made in it. */
export function chosenFinish({ view, input }: EditorCore, model: ModelDefinition): ElementAttributes {
  const color = view.getState().finishes[model.model];
  const isOffered = variationsOf(model, 'color', input.sources.context.today).some(({ modifier }) => modifier === color);
  return color !== undefined && isOffered ? { color } : {};
}

/** Creates an element of a model, of the model's kind, with the facts of its system. */
export function newPart({ input }: EditorCore, model: ModelDefinition, attributes: ElementAttributes = {}): ElementNode {
  const { familyName, applicationLocation } = input.sources.palette.find(({ definition }) => definition.model === model.model) ?? {
    familyName: input.sources.familyName,
    applicationLocation: '',
  };
  const { today } = input.sources.context;
  const installation = attributes.installation ?? initialSelection(model, today).installation;
  return createElementOfModel({
    id: input.newId(),
    createdAt: input.createdAt(),
    model,
    today,
    familyName,
    applicationLocation,
    attributes,
    technicalData: partTechnicalData(input.sources.systemParts[model.model] ?? {}, model, installation),
  });
}

const SHARED: readonly CodeAttributeType[] = ['temperature', 'control'];

function sharedChoices({ session, input }: EditorCore, model: ModelDefinition, groupId: ElementId): ElementAttributes {
  const lights = [...walk(session.configuration.tree, groupId)].filter(({ props }) => props.code !== undefined);
  const choices = SHARED.flatMap((type) => {
    const values = new Set(lights.map(({ props }) => props.attributes[type]));
    const [value] = values;
    const isOffered = variationsOf(model, type, input.sources.context.today).some(({ modifier }) => modifier === value);
    return values.size === 1 && value !== undefined && isOffered ? [[type, value]] : [];
  });
  return Object.fromEntries(choices);
}

/** The installation of everything in a group where it is one, else the first of the model that the ceiling takes, else Surface Basic. */
export function installationFor({ session, input }: EditorCore, model: ModelDefinition, groupId?: ElementId): string {
  const { canopies, today } = input.sources.context;
  const { tree } = session.configuration;
  const ceiling = elementOf(tree, tree.rootId).props.config ?? DEFAULT_SPACE_CONFIG;
  const offered = variationsOf(model, 'installation', today)
    .map(({ modifier }) => modifier)
    .filter((installation) => canopyMismatches(canopies, installation, ceiling).length === 0);
  const shared = groupId === undefined ? undefined : sharedInstallation(tree, groupId);
  return (shared !== undefined && offered.includes(shared) ? shared : offered[0]) ?? DEFAULT_CLUSTER_INSTALLATION;
}

/** Free wires gather lights and are nothing to follow. */
function sharedInstallation(tree: ElementTree, groupId: ElementId): string | undefined {
  const canopies = [...walk(tree, groupId)].filter(({ type, props }) => type === 'Cluster' && !isFreeWire(props));
  const installations = new Set(canopies.map(({ props }) => props.attributes.installation));
  return installations.size === 1 ? [...installations][0] : undefined;
}

/** A canopy of its own for a light. */
export function newCluster({ input }: EditorCore, info: ElementInfo, installation: string, elements: ElementNode['elements']): ElementNode {
  const { canopies } = input.sources.context;
  return createCluster({ id: input.newId(), createdAt: input.createdAt(), info, attributes: { installation }, canopies, elements });
}

export function newComposition({ input }: EditorCore, info: ElementInfo, elements: ElementNode['elements'], virtual = false): ElementNode {
  return createComposition({ id: input.newId(), createdAt: input.createdAt(), info, elements, virtual });
}
