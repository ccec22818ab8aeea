import { type Canopy, canopyOf, DEFAULT_SURFACE_CANOPY } from '../canopy';
import { DEFAULT_CLUSTER_INSTALLATION } from '../cluster';
import { checkSpaceConfig, DEFAULT_SPACE_CONFIG, DEFAULT_SPACE_ORIGIN, type RoomSize, type SpaceConfig } from '../space';
import { defined } from '../untrusted';
import type { ElementAttributeOptions, ElementAttributes, ElementNode, ElementProps, ElementSize } from './element';
import { NO_SIZE } from './element-defaults.data';
import { type NewElement, newNode } from './new-node';

/** Inputs of a Space; absent fields of the room are as in a new Space. */
export interface SpaceInput extends NewElement {
  /** Metres; each is as in a new Space where it is missing. */
  readonly roomSize?: Partial<RoomSize>;
  /** Metres. */
  readonly extraCeiling?: number;
  /** A name of at most 50 characters; default `pladur`. */
  readonly ceilingMaterial?: string;
  /** Configurator that it is made with; default `COMPOSITOR`. */
  readonly configurator?: string;
  /** Place from which the configurator was opened; default `PRIVATE_AREA`. */
  readonly source?: string;
  /** The product of the project that the Space configures. */
  readonly productId?: string;
}

/** Inputs of a Composition. */
export interface CompositionInput extends NewElement {
  /** Chosen for all that it holds; default none. */
  readonly attributes?: ElementAttributes;
  /** Values that may be chosen; default none. */
  readonly attributeOptions?: ElementAttributeOptions;
  /** Default false. */
  readonly virtual?: boolean;
  /** Default false. */
  readonly isPsa?: boolean;
}

/** Inputs of a Cluster. */
export interface ClusterInput extends CompositionInput {
  /** The canopies of the catalogue that it may have; default the surface canopy alone. */
  readonly canopies?: readonly Canopy[];
  /** Volts. */
  readonly tension?: number;
}

/** Creates a Space with the room, configurator and source of a new one by default (EM9); throws a RangeError for an invalid room (EM23). */
export function createSpace(input: SpaceInput): ElementNode {
  const config = roomOf({
    roomSize: { ...DEFAULT_SPACE_CONFIG.roomSize, ...input.roomSize },
    extraCeiling: input.extraCeiling ?? DEFAULT_SPACE_CONFIG.extraCeiling,
    ceilingMaterial: input.ceilingMaterial ?? DEFAULT_SPACE_CONFIG.ceilingMaterial,
  });
  return newNode('Space', input, config.roomSize, {
    config,
    configurator: input.configurator ?? DEFAULT_SPACE_ORIGIN.configurator,
    source: input.source ?? DEFAULT_SPACE_ORIGIN.source,
    ...defined({ productId: input.productId }),
  });
}

function roomOf(config: SpaceConfig): SpaceConfig {
  const checked = checkSpaceConfig(config);
  if (checked.ok) return checked.value;
  const { failure } = checked;
  throw new RangeError(`a Space has no such room: ${failure.code}${'field' in failure ? ` in ${failure.field}` : ''}`);
}

/** A Composition, neither virtual nor PSA by default; it has no body of its own (EM9). */
export function createComposition(input: CompositionInput): ElementNode {
  return newNode('Composition', input, NO_SIZE, {
    ...attributesOf(input, {}),
    virtual: input.virtual ?? false,
    isPsa: input.isPsa ?? false,
  });
}

/** A Cluster: installation 10 by default, its size that of its canopy; a virtual one has no body (EM9, EM13). */
export function createCluster(input: ClusterInput): ElementNode {
  const canopies = input.canopies ?? [DEFAULT_SURFACE_CANOPY];
  const attributes = { installation: DEFAULT_CLUSTER_INSTALLATION, ...input.attributes };
  const canopy = input.virtual === true ? undefined : canopyOf(canopies, attributes.installation);
  return newNode('Cluster', input, canopy === undefined ? NO_SIZE : canopySize(canopy), {
    ...attributesOf(input, attributes),
    virtual: input.virtual ?? false,
    isPsa: input.isPsa ?? false,
    canopyOptions: canopies.map((option) => ({ installation: option.installation, size: canopySize(option) })),
    ...defined({ tension: input.tension }),
  });
}

function attributesOf(input: CompositionInput, defaults: ElementAttributes): Partial<ElementProps> {
  return { attributes: { ...defaults, ...input.attributes }, attributeOptions: input.attributeOptions ?? {} };
}

function canopySize({ heightMetres, widthMetres, depthMetres }: Canopy): ElementSize {
  return { height: heightMetres, width: widthMetres, depth: depthMetres };
}
