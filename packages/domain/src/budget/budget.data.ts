/** Default and maximum validity of a budget in days; the day of issue counts (QU16). */
export const BUDGET_VALIDITY_DAYS = { default: 30, max: 365 } as const;

/** Bounds of the percentages of a budget, inclusive; above 0 a surcharge and a margin end only where amounts lose their cents (QU4). */
export const BUDGET_PERCENT_BOUNDS = {
  discount: { min: 0, max: 100 },
  surcharge: { min: 0, max: 1_000_000 },
  iva: { min: 0, max: 100 },
  margin: { min: 0, max: 1_000_000 },
} as const;

/** Lists that each level of a budget's product may hold; the prices of its parts make up its own (QU7). */
export const BUDGET_LISTS = {
  product: ['compositions', 'articles', 'accessories', 'parts'],
  compositions: ['articles', 'accessories', 'parts'],
  articles: ['parts'],
  accessories: ['parts'],
  parts: [],
} as const;
