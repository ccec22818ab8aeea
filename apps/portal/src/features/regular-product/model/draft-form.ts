import type { Configuration } from './configuration';

/** Version of the stored form; raise it when the form changes. */
export const DRAFT_FORM = 1;

/** A configuration that was not saved yet. */
export interface KeptConfiguration extends Configuration {
  /** Instant in ISO 8601. */
  readonly keptAt: string;
}

const SELECTION_TEXTS = ['color', 'temperature', 'control', 'installation'] as const;

/** Reads a stored configuration; undefined for anything else. */
export const parseKeptConfiguration = (data: unknown): KeptConfiguration | undefined => {
  if (!isRecord(data) || !isRecord(data.selection)) return undefined;
  const { model, quantity, selection, keptAt } = data;
  if (typeof model !== 'string' || typeof keptAt !== 'string' || !Number.isInteger(quantity)) return undefined;
  const texts = SELECTION_TEXTS.every((key) => selection[key] === undefined || typeof selection[key] === 'string');
  const height = selection.pendantHeightCm;
  if (!texts || (height !== undefined && !Number.isInteger(height))) return undefined;
  return { model, quantity: Number(quantity), keptAt, selection };
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
