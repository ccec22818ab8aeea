import { sumInThousandths } from '../electrical';
import type { BomArticle } from './bom-article';
import type { CreationBom } from './creation-bom';

/** What a grid shows of a regular product; null = not chosen. */
export interface ProductGridAttributes {
  readonly finish: string | null;
  /** Whole kelvin. */
  readonly ledColourTemp: number | null;
  readonly control: string | null;
  readonly installation: string | null;
  readonly lumensLed: number;
  readonly watts: number;
  /** Whole centimetres. */
  readonly pendantHeight: number | null;
}

/** What a grid shows of a creation: of each attribute the values that its articles have, each once, in their order. */
export interface CreationGridAttributes {
  readonly finish: readonly string[];
  /** Whole kelvin. */
  readonly ledColourTemp: readonly number[];
  readonly control: readonly string[];
  readonly installation: readonly string[];
  readonly totalLumensLed: number;
  readonly totalWatts: number;
  /** Whole centimetres. */
  readonly pendantHeight: readonly number[];
}

/** What a grid shows of a regular product (BO26). */
export function productGridAttributes({ attributes, lumensLed, watts }: BomArticle): ProductGridAttributes {
  return {
    finish: attributes.finish?.code ?? null,
    ledColourTemp: attributes.ledColourTemp?.value ?? null,
    control: attributes.control?.code ?? null,
    installation: attributes.installation?.code ?? null,
    lumensLed,
    watts,
    pendantHeight: attributes.pendantHeight?.value ?? null,
  };
}

/** What a grid shows of a creation; lumens and watts are the sums over its compositions (BO27). */
export function creationGridAttributes({ compositions }: CreationBom): CreationGridAttributes {
  const rows = compositions.flatMap(({ articles }) => articles.map(productGridAttributes));
  return {
    finish: distinct(rows.map(({ finish }) => finish)),
    ledColourTemp: distinct(rows.map(({ ledColourTemp }) => ledColourTemp)),
    control: distinct(rows.map(({ control }) => control)),
    installation: distinct(rows.map(({ installation }) => installation)),
    totalLumensLed: sumInThousandths(compositions.map(({ totalLumensLed }) => totalLumensLed)),
    totalWatts: sumInThousandths(compositions.map(({ totalWatts }) => totalWatts)),
    pendantHeight: distinct(rows.map(({ pendantHeight }) => pendantHeight)),
  };
}

function distinct<T>(values: readonly (T | null)[]): readonly T[] {
  return [...new Set(values)].filter((value) => value !== null);
}
