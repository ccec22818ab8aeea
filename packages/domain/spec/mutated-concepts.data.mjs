/**
 * Concepts where a slip costs most: mutation testing changes their source (`tooling/quality/mutate.mjs`), so that their rules need no entry in
 * `switch-off`.
 */
export const MUTATED_CONCEPTS = ['price', 'driver', 'reference-code', 'exclusion', 'budget', 'options'];
