import { initialSelection, type ModelDefinition } from '../article';
import type { CalendarDay } from '../calendar';
import { DEFAULT_SURFACE_CANOPY, FREE_WIRE } from '../canopy';
import { pendantHeightOfWire } from '../pendant-height';
import { defined } from '../untrusted';
import type {
  ElementAttributes,
  ElementId,
  ElementInfo,
  ElementNode,
  ElementPlacement,
  ElementSize,
  ElementTechnicalData,
  ElementType,
  RenderAttributes,
} from './element';
import { PENDANT_DEFAULTS, RENDER_DEFAULTS } from './element-defaults.data';
import { elementTypeOf } from './element-kind';
import { attributeOptionsOf, attributesOfSelection } from './model-options';
import { newNode } from './new-node';

/** Inputs of an element with a model of the catalogue. */
export interface ModelElementInput {
  /** 1 to 100 characters, unique in the configuration. */
  readonly id: ElementId;
  /** ISO date-time. */
  readonly createdAt: string;
  /** The model of the catalogue that it is. */
  readonly model: ModelDefinition;
  /** The day whose variations are offered. */
  readonly today: CalendarDay;
  /** As shown, of the collection. */
  readonly familyName: string;
  /** As shown, of its application and location. */
  readonly applicationLocation: string;
  /** Default 0. */
  readonly elementOrderValue?: number;
  /** Choices beside the initial ones of a light; not checked. */
  readonly attributes?: ElementAttributes;
  /** Beside the data of the model: length, voltage, current, delivered power, lighting effect. */
  readonly technicalData?: ElementTechnicalData;
  /** Beside the defaults. */
  readonly renderAttributes?: RenderAttributes;
  /** The id of the rules. */
  readonly rules?: string;
  /** The id of the exclusions. */
  readonly exclusion?: string;
  /** Children of a Track or a canopy with outlets: each at the position given, else at its own place; default none. */
  readonly elements?: readonly (ElementNode | ElementPlacement)[];
}

/** Inputs of a Pendant without a model of the catalogue. */
export interface PendantInput {
  /** 1 to 100 characters, unique in the configuration. */
  readonly id: ElementId;
  /** ISO date-time. */
  readonly createdAt: string;
  /** Origin of the part. */
  readonly info: ElementInfo;
  /** Metres. */
  readonly size: ElementSize;
  /** Default 0820. */
  readonly code?: string;
  /** Default 11 Black. */
  readonly color?: string;
  /** Whole centimetres, default 200; a wire length gives it instead. */
  readonly pendantHeight?: number;
  /** Whole centimetres, 0 or more; below the surface canopy it makes the height (PH11). */
  readonly wireLength?: number;
  /** Default 0. */
  readonly elementOrderValue?: number;
  /** Default 0. */
  readonly applicationLocationId?: number;
}

/** A Light of a model with its initial choices (EM11). */
export function createLight(input: ModelElementInput): ElementNode {
  return modelNode('Light', input);
}

/** A Complement of a model: as a light, with the heights it may hang at (EM11). */
export function createComplement(input: ModelElementInput): ElementNode {
  return modelNode('Complement', input);
}

/** A Track of a model (EM11). */
export function createTrack(input: ModelElementInput): ElementNode {
  return modelNode('Track', input);
}

/** An ElectricalConnection of a model (EM11). */
export function createElectricalConnection(input: ModelElementInput): ElementNode {
  return modelNode('ElectricalConnection', input);
}

/** A Reflector of a model (EM11). */
export function createReflector(input: ModelElementInput): ElementNode {
  return modelNode('Reflector', input);
}

/** A Counterweight of a model (EM11). */
export function createCounterweight(input: ModelElementInput): ElementNode {
  return modelNode('Counterweight', input);
}

/** A Pendant of a model, as a light (EM11), or without one: model 0820 in 11 Black, hanging 200 cm by default, or by the given wire length (EM12, EM22). */
export function createPendant(input: PendantInput | ModelElementInput): ElementNode {
  if ('model' in input) return modelNode('Pendant', input);
  const { color = PENDANT_DEFAULTS.color, size, wireLength } = input;
  const pendantHeight =
    wireLength === undefined
      ? (input.pendantHeight ?? PENDANT_DEFAULTS.pendantHeightCm)
      : pendantHeightOfWire(wireLength, { canopyHeightMetres: DEFAULT_SURFACE_CANOPY.heightMetres, elementHeightMetres: size.height });
  return newNode('Pendant', input, size, {
    code: input.code ?? PENDANT_DEFAULTS.code,
    attributes: { color, pendantHeight, ...defined({ wireLength }) },
    technicalData: { height: size.height },
    renderAttributes: RENDER_DEFAULTS,
  });
}

/**
 * A Cluster of a model that is a canopy with outlets: its wires leave the canopy at them, so that it takes several lights, and it is as
 * large as the article (EM25).
 */
export function createOutletCanopy(input: ModelElementInput): ElementNode {
  const node = modelNode('Cluster', input);
  const attributes = { ...node.props.attributes, installation: FREE_WIRE };
  return { ...node, props: { ...node.props, attributes, virtual: false, isPsa: false } };
}

/** An element of the kind of the model's article type (EM10), a Complement where that has none. */
export function createElementOfModel(input: ModelElementInput): ElementNode {
  return modelNode(elementTypeOf(input.model.articleType) ?? 'Complement', input);
}

function modelNode(type: ElementType, input: ModelElementInput): ElementNode {
  const { model, today, familyName, applicationLocation, rules, exclusion } = input;
  const { lumens, watts, netWeightKg: netWeight, widthMetres: width, depthMetres: depth, heightMetres: height } = model.technical;
  const info = { subfamily: model.subFamilyId, catalog: model.catalogId, familyName, applicationLocation };
  const node = newNode(
    type,
    { ...input, info },
    { height, width, depth },
    {
      code: model.model,
      attributes: { ...attributesOfSelection(initialSelection(model, today)), ...input.attributes },
      technicalData: { lumens, watts, netWeight, height, ...input.technicalData },
      textSalesData: model.description,
      attributeOptions: attributeOptionsOf(model, today),
      renderAttributes: {
        ...(LUMINOUS_TYPES.has(type) ? RENDER_DEFAULTS : { ...RENDER_DEFAULTS, light: false }),
        ...input.renderAttributes,
      },
      applicationLocationId: model.applicationLocationId,
      status: { isActive: !model.discontinued, isCatalog: true },
    },
  );
  return { ...node, data: { ...defined({ rules, exclusion }), articleType: model.articleType } };
}

const LUMINOUS_TYPES: ReadonlySet<ElementType> = new Set<ElementType>(['Light', 'Pendant']);
