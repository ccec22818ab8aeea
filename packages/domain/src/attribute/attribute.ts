import type { ATTRIBUTE_TYPES, CODE_ATTRIBUTE_TYPES, ISO_LANGUAGES } from './attribute.data';

/** Attribute of a luminaire that can be chosen. */
export type AttributeType = (typeof ATTRIBUTE_TYPES)[number];

/** An attribute whose value is a code of the reference. */
export type CodeAttributeType = (typeof CODE_ATTRIBUTE_TYPES)[number];

/** `us` is American English. */
export type IsoLanguage = (typeof ISO_LANGUAGES)[number];

/** A text in each of the six languages. */
export type LocalisedText = Readonly<Record<IsoLanguage, string>>;

/** B base, O optional, V variation, T temporal. */
export type Bov = 'B' | 'O' | 'V' | 'T';

/** Pendant heights of a model in whole centimetres; `delta` is the step of a change, 0 = fixed (AT2). */
export interface PendantHeightRange {
  /** Lowest height, inclusive. */
  readonly min: number;
  /** The height without an extra. */
  readonly standard: number;
  /** Greatest height, inclusive. */
  readonly max: number;
  /** Step of a change, 0 = fixed. */
  readonly delta: number;
}

/** From `from` pieces on, delivery takes `weeks` weeks. */
export interface LeadTimeEntry {
  /** Pieces, inclusive. */
  readonly from: number;
  /** Whole weeks. */
  readonly weeks: number;
}

/** Dates `dd/mm/yyyy` as catalogue data carries them; empty or absent = open (AT4). */
export interface AvailabilityDates {
  /** First day of availability. */
  readonly since?: string;
  /** Last day on which it is sold. */
  readonly until?: string;
  /** Day on which it is expected again. */
  readonly expected?: string;
}

/** One value an attribute of a model may take, as catalogue data and wire carry it. */
export interface Variation {
  /** The attribute. */
  readonly type: AttributeType;
  /** The model that takes the value. */
  readonly model: string;
  /** The value as it stands in a reference. */
  readonly modifier: string;
  /** Secondary finish. */
  readonly modifier2?: string;
  /** Description for users. */
  readonly description: LocalisedText;
  /** Number of the colour in RAL. */
  readonly ral?: string;
  /** Address of a picture. */
  readonly thumbnail?: string;
  /** Kelvin for a temperature, `#rrggbb` for a colour, the range for a pendant height. */
  readonly value?: number | string | PendantHeightRange;
  /** Missing or empty = B (AT1). */
  readonly bov?: Bov | '';
  /** Least quantity of an order line with this value. */
  readonly moq?: number;
  /** Major units of the rate's currency, at most two decimals. */
  readonly priceIncrement?: number;
  /** Major units, USD, at most two decimals. */
  readonly priceIncrementDollars?: number;
  /** Percent of the running price, at most two decimals. */
  readonly priceIncrementPercent?: number;
  /** A–F, '' or absent = last. */
  readonly priceEffectOrder?: string;
  /** Weeks of delivery by pieces with this value. */
  readonly leadtime?: readonly LeadTimeEntry[];
  /** Availability of the value. */
  readonly availability?: AvailabilityDates;
  /** `dd/mm/yyyy`, '' or absent = open. */
  readonly validFrom?: string;
  /** `dd/mm/yyyy`, '' or absent = open. */
  readonly validUntil?: string;
  /** True when it is made semi-finished only. */
  readonly isPsa?: boolean;
}

/** The attribute values chosen so far; an absent one is not chosen. */
export interface Selection {
  /** Finish. */
  readonly color?: string;
  /** Colour temperature. */
  readonly temperature?: string;
  /** Way of dimming. */
  readonly control?: string;
  /** Way of mounting, which determines the canopy. */
  readonly installation?: string;
  /** Whole centimetres. */
  readonly pendantHeightCm?: number;
}

/** The variation's flag; missing or empty is B, and so is a pendant height whose delta is 0 (AT1, AT2). */
export function bovOf(variation: Variation): Bov {
  if (variation.type === 'pendantHeight' && pendantHeightRangeOf(variation)?.delta === 0) return 'B';
  return variation.bov === undefined || variation.bov === '' ? 'B' : variation.bov;
}

/** The heights a pendant height variation allows, in whole centimetres, widened by its standard; undefined for other variations (AT3). */
export function pendantHeightRangeOf(variation: Variation): PendantHeightRange | undefined {
  const range = variation.value;
  if (typeof range !== 'object') return undefined;
  const { min, standard, max, delta } = range;
  return { min: Math.min(min, standard), standard, max: Math.max(max, standard), delta };
}

/** Checks a pendant height: whole centimetres within the range, only the standard where the delta is 0 (AT3). */
export function isPendantHeightAllowed(range: PendantHeightRange, heightCm: number): boolean {
  if (!Number.isInteger(heightCm)) return false;
  return range.delta === 0 ? heightCm === range.standard : heightCm >= range.min && heightCm <= range.max;
}
