import type { ElementFacts } from '../element';

/** A track as the workshop needs it; `null` = not known. */
export interface TrackSummary {
  /** Mounting, null where nothing is chosen. */
  readonly installation: string | null;
  /** Metres. */
  readonly productLength: number | null;
}

/** An electrical connection as the workshop needs it; `null` = not known. */
export interface ElectricalConnectionSummary {
  /** Mounting, null where nothing is chosen. */
  readonly installation: string | null;
  /** Dimming, null where nothing is chosen. */
  readonly control: string | null;
  /** Own consumption, watts. */
  readonly watts: number | null;
  /** Output, watts. */
  readonly delivered_power: number | null;
}

/** The summary of a track's article (EL8). */
export function trackSummary({ installation, length }: Pick<ElementFacts, 'installation' | 'length'>): TrackSummary {
  return { installation, productLength: length };
}

/** The summary of an electrical connection (EL9). */
export function electricalConnectionSummary({
  installation,
  control,
  power,
  deliveredPower,
}: Pick<ElementFacts, 'installation' | 'control' | 'power' | 'deliveredPower'>): ElectricalConnectionSummary {
  return { installation, control, watts: power, delivered_power: deliveredPower };
}
