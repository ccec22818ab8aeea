import type { AvailabilityDates, Bov, CatalogId, PendantHeightRange } from '@candil/domain';
import type { LeadTimeProfile } from './lead-times.data';

/** One option of one model. Increments in whole or two-decimal major units: `eur` for rates that count in `priceIncrement`, `usd` for rate 12 of catalogue 21. */
export interface VariationRow {
  readonly code: string;
  readonly bov: Bov;
  /** Offered in this catalogue only. */
  readonly only?: CatalogId;
  readonly second?: string;
  readonly eur?: number;
  readonly usd?: number;
  readonly percent?: number;
  /** Price effect letter A–F; without one the step comes last. */
  readonly order?: 'A' | 'B' | 'C' | 'D' | 'E' | 'F';
  readonly moq?: number;
  readonly leadtime?: LeadTimeProfile;
  readonly availability?: AvailabilityDates;
  readonly validFrom?: string;
  readonly validUntil?: string;
  readonly psa?: true;
}

export interface PendantHeightRow extends VariationRow {
  readonly centimetres: PendantHeightRange;
}

export interface VariationTable {
  readonly color: readonly VariationRow[];
  readonly temperature: readonly VariationRow[];
  readonly control: readonly VariationRow[];
  readonly installation: readonly VariationRow[];
  readonly pendantHeight: readonly PendantHeightRow[];
}
