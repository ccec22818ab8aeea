import { initialSelection, type ModelDefinition } from '../article';
import type { CalendarDay } from '../calendar';
import type {
  ElementAttributes,
  ElementData,
  ElementId,
  ElementInfo,
  ElementNode,
  ElementPlacement,
  ElementProps,
  ElementSize,
  ElementTechnicalData,
  ElementType,
  RenderAttributes,
} from './element';
import { PENDANT_DEFAULTS, RENDER_DEFAULTS } from './element-defaults.data';
import { elementTypeOf } from './element-kind';
import { attributeOptionsOf, attributesOfSelection } from './model-options';

/** What an element is made from that a model of the catalogue describes. */
export interface ModelElementInput {
  readonly id: ElementId;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly model: ModelDefinition;
  /** The day whose variations are offered. */
  readonly today: CalendarDay;
  readonly familyName: string;
  readonly applicationLocation: string;
  /** Default 0. */
  readonly elementOrderValue?: number;
  /** Chosen beside what a new light starts with; not looked at. */
  readonly attributes?: ElementAttributes;
  /** Beside what the model tells: length, voltage, current, delivered power, lighting effect. */
  readonly technicalData?: ElementTechnicalData;
  /** Beside the defaults. */
  readonly renderAttributes?: RenderAttributes;
  /** The id of the rules. */
  readonly rules?: string;
  /** The id of the exclusions. */
  readonly exclusion?: string;
  /** Of a Track; default none. */
  readonly elements?: readonly ElementPlacement[];
}

/** What a Pendant is made from without a model of the catalogue. */
export interface PendantInput {
  readonly id: ElementId;
  /** ISO date-time. */
  readonly createdAt: string;
  readonly info: ElementInfo;
  /** Metres. */
  readonly size: ElementSize;
  /** Default 0820. */
  readonly code?: string;
  /** Default 11 Black. */
  readonly color?: string;
  /** Whole centimetres, default 200. */
  readonly pendantHeight?: number;
  /** Whole centimetres. */
  readonly wireLength?: number;
  /** Default 0. */
  readonly elementOrderValue?: number;
  /** Default 0. */
  readonly applicationLocationId?: number;
}

/** A Light of a model, with what a new light starts with (EM11). */
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

/** A Pendant of a model, as a light (EM11), or without one: model 0820 in 11 Black, hanging 200 cm unless told otherwise (EM12). */
export function createPendant(input: PendantInput | ModelElementInput): ElementNode {
  if ('model' in input) return modelNode('Pendant', input);
  const { color = PENDANT_DEFAULTS.color, pendantHeight = PENDANT_DEFAULTS.pendantHeightCm, wireLength } = input;
  return {
    id: input.id,
    type: 'Pendant',
    props: {
      code: input.code ?? PENDANT_DEFAULTS.code,
      attributes: { color, pendantHeight, ...(wireLength === undefined ? {} : { wireLength }) },
      elementOrderValue: input.elementOrderValue ?? 0,
      info: input.info,
      technicalData: { height: input.size.height },
      textSalesData: {},
      attributeOptions: {},
      renderAttributes: RENDER_DEFAULTS,
      applicationLocationId: input.applicationLocationId ?? 0,
    },
    size: input.size,
    data: {},
    createdAt: input.createdAt,
    elements: [],
  };
}

/** An element of the kind that the model's article type tells (EM10), a Complement where it tells none. */
export function createElementOfModel(input: ModelElementInput): ElementNode {
  return modelNode(elementTypeOf(input.model.articleType) ?? 'Complement', input);
}

function modelNode(type: ElementType, input: ModelElementInput): ElementNode {
  const { widthMetres: width, depthMetres: depth, heightMetres: height } = input.model.technical;
  return {
    id: input.id,
    type,
    props: modelProps(type, input),
    size: { height, width, depth },
    data: modelData(input),
    createdAt: input.createdAt,
    elements: input.elements ?? [],
  };
}

function modelProps(type: ElementType, input: ModelElementInput): ElementProps {
  const { model, today, technicalData, renderAttributes } = input;
  const { lumens, watts, netWeightKg, heightMetres } = model.technical;
  return {
    code: model.model,
    attributes: { ...attributesOfSelection(initialSelection(model, today)), ...input.attributes },
    elementOrderValue: input.elementOrderValue ?? 0,
    info: {
      subfamily: model.subFamilyId,
      catalog: model.catalogId,
      familyName: input.familyName,
      applicationLocation: input.applicationLocation,
    },
    technicalData: { lumens, watts, netWeight: netWeightKg, height: heightMetres, ...technicalData },
    textSalesData: model.description,
    attributeOptions: attributeOptionsOf(model, today),
    renderAttributes: { ...(LUMINOUS_TYPES.has(type) ? RENDER_DEFAULTS : { ...RENDER_DEFAULTS, light: false }), ...renderAttributes },
    applicationLocationId: model.applicationLocationId,
    status: { isActive: !model.discontinued, isCatalog: true },
  };
}

const LUMINOUS_TYPES: ReadonlySet<ElementType> = new Set<ElementType>(['Light', 'Pendant']);

function modelData({ model, rules, exclusion }: ModelElementInput): ElementData {
  return {
    ...(rules === undefined ? {} : { rules }),
    ...(exclusion === undefined ? {} : { exclusion }),
    articleType: model.articleType,
  };
}
