import type { ComparedVariant } from '@candil/contract';

export type ComparedProduct = NonNullable<ComparedVariant['product']>;

/** Properties by which variants are compared, in their groups. */
export const COMPARISON_GROUPS = {
  terms: ['price', 'weeks', 'minimum'],
  light: ['lumens', 'watts', 'efficacy', 'distribution', 'beam', 'cri'],
  choice: ['contents', 'color', 'temperature', 'control', 'installation', 'pendantHeight'],
  body: ['size', 'weight', 'ip'],
} as const;
export type ComparisonGroup = keyof typeof COMPARISON_GROUPS;
export type ComparisonFact = (typeof COMPARISON_GROUPS)[ComparisonGroup][number];

/** Writes a fact of a product for its reader; undefined where it has none. */
export type FactWords = (fact: ComparisonFact, product: ComparedProduct, variant: ComparedVariant) => string | undefined;

export interface ComparisonRow {
  readonly fact: ComparisonFact;
  /** Values of the variants, in their order; undefined where a variant has none. */
  readonly values: readonly (string | undefined)[];
  readonly differs: boolean;
}

/** The facts of a group that any of the variants has. A code that names nothing differs from nothing. */
export const comparisonRows = (variants: readonly ComparedVariant[], group: ComparisonGroup, words: FactWords): readonly ComparisonRow[] =>
  COMPARISON_GROUPS[group].flatMap((fact) => {
    const values = variants.map((variant) => variant.product && words(fact, variant.product, variant)).map((value) => value ?? undefined);
    if (values.every((value) => value === undefined)) return [];
    const present = values.filter((_, at) => variants[at]?.product !== null);
    return [{ fact, values, differs: new Set(present).size > 1 }];
  });
