/**
 * The facts of the two catalogues. `market`: of drivers. `defaultRateId` and `currency`: of a new company (PR2). `dash`: codes have a dash before
 * the finish (RC9). `cappedIncrease`: the increase of a price is capped (PR11, PR13). `otherId`: the other catalogue.
 */
export const CATALOGS = {
  16: { id: 16, name: 'INT', market: 'row', defaultRateId: 10, currency: 'EUR', dash: false, cappedIncrease: false, otherId: 21 },
  21: { id: 21, name: 'USA', market: 'usa', defaultRateId: 12, currency: 'USD', dash: true, cappedIncrease: true, otherId: 16 },
} as const;
