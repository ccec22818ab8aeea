import type { LocalisedText } from '@candil/domain';
import { type ChosenAttribute, chosenAttributes } from './describe-article';
import type { EvaluatedConfiguration } from './evaluate-configuration';
import type { StoredConfiguration } from './stored-project';

/** A part of a composition with its quantity, for answers and documents. */
export interface KeptPiece {
  readonly kind: 'article' | 'accessory' | 'driver';
  readonly model: string;
  readonly modelName: LocalisedText;
  readonly referenceCode: string;
  /** Finish of its picture. */
  readonly color: string;
  readonly pendantHeightCm: number | null;
  readonly chosen: readonly ChosenAttribute[];
  /** In one composition. */
  readonly quantity: number;
  readonly unitGrossMinor: number | null;
}

export interface KeptComposition {
  readonly compositionNumber: number;
  readonly pieces: readonly KeptPiece[];
  readonly lights: number;
  readonly watts: number;
  readonly lumens: number;
}

/** Composition as an order keeps it, because the catalogue and the product change afterwards. */
export interface OrderedCreation {
  readonly type: StoredConfiguration['type'];
  readonly pictureId: string | null;
  readonly compositions: readonly KeptComposition[];
}

const nameOfCode = (code: string): LocalisedText => ({ en: code, es: code, de: code, fr: code, it: code, us: code });

export const keptCompositions = ({ evaluation }: Pick<EvaluatedConfiguration, 'evaluation'>): readonly KeptComposition[] =>
  (evaluation?.compositions ?? []).map(({ compositionNumber, parts, lights, watts, lumens }) => ({
    compositionNumber,
    lights,
    watts,
    lumens,
    pieces: parts.map(({ kind, part, model, article }) => ({
      kind,
      model: model?.model ?? '',
      modelName: model?.name ?? nameOfCode(part.code),
      referenceCode: part.code,
      color: article?.selection.color ?? '',
      pendantHeightCm: article?.selection.pendantHeightCm ?? null,
      chosen: article === undefined ? [] : chosenAttributes(article),
      quantity: part.quantity,
      unitGrossMinor: part.unitPriceMinor ?? null,
    })),
  }));
