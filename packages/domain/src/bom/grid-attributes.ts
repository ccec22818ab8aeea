import { sumInThousandths } from '../electrical';
import type { BomArticle } from './bom-article';
import type { CreationBom } from './creation-bom';

/** Row of a regular product in a grid; null = not chosen. */
export interface ProductGridAttributes {
  /** Its finish, null where it has none. */
  readonly finish: string | null;
  /** Whole kelvin. */
  readonly ledColourTemp: number | null;
  /** Its control, null where it has none. */
  readonly control: string | null;
  /** Its installation, null where it has none. */
  readonly installation: string | null;
  /** Lumens of one piece. */
  readonly lumensLed: number;
  /** Watts that one piece draws. */
  readonly watts: number;
  /** Whole centimetres. */
  readonly pendantHeight: number | null;
}

/** Row of a creation in a grid: the distinct values of each attribute over its articles, in their order. */
export interface CreationGridAttributes {
  /** Every finish in it, each once. */
  readonly finish: readonly string[];
  /** Whole kelvin. */
  readonly ledColourTemp: readonly number[];
  /** Every control in it, each once. */
  readonly control: readonly string[];
  /** Every installation in it, each once. */
  readonly installation: readonly string[];
  /** Lumens of all its lights. */
  readonly totalLumensLed: number;
  /** Watts of all its lights. */
  readonly totalWatts: number;
  /** Whole centimetres. */
  readonly pendantHeight: readonly number[];
}

/** Makes the grid row of a regular product (BO26). */
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

/** Makes the grid row of a creation; lumens and watts are the sums over its compositions (BO27). */
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
