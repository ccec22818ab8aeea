/** The two catalogues with their defaults for a new company (PR2). `dash`: whether codes have a dash before the finish (RC9). */
export const CATALOGS = {
  16: { id: 16, name: 'INT', market: 'row', defaultRateId: 10, currency: 'EUR', dash: false },
  21: { id: 21, name: 'USA', market: 'usa', defaultRateId: 12, currency: 'USD', dash: true },
} as const;
