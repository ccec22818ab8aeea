import type { ProductComposition, ProjectProduct } from '@candil/contract';
import type { IsoLanguage } from '@candil/domain';
import { describeChosen } from './describe-article';
import type { EvaluatedCreation, EvaluatedLine } from './evaluated-line';
import { type KeptComposition, type KeptPiece, keptCompositions } from './kept-creation';

const attributesOf = ({ chosen, pendantHeightCm }: KeptPiece): ProjectProduct['attributes'] => ({
  ...Object.fromEntries(chosen.flatMap(({ type, modifier }) => (type === 'pendantHeight' ? [] : [[type, modifier] as const]))),
  ...(pendantHeightCm !== null && { pendantHeight: pendantHeightCm }),
});

/** The compositions of a creation in a language. */
export const compositionsToWire = (compositions: readonly KeptComposition[], language: IsoLanguage): ProductComposition[] =>
  compositions.map(({ compositionNumber, pieces, lights, watts, lumens }) => ({
    compositionNumber,
    lights,
    watts,
    lumens,
    articles: pieces
      .filter(({ kind }) => kind === 'article')
      .map((piece) => ({
        model: piece.model,
        modelName: piece.modelName[language],
        referenceCode: piece.referenceCode,
        quantity: piece.quantity,
        attributes: attributesOf(piece),
        descriptions: describeChosen(piece.chosen, language),
      })),
    accessories: pieces
      .filter(({ kind }) => kind !== 'article')
      .map(({ referenceCode, model, modelName, quantity }) => ({
        accessoryCode: referenceCode,
        model,
        modelName: modelName[language],
        quantity,
      })),
  }));

const setsDateOf = ({ setsDate, parts }: EvaluatedCreation, language: IsoLanguage): ProjectProduct['setsDate'] => {
  if (setsDate === undefined) return null;
  const part = parts.find((each) => each.part.code === setsDate);
  return { referenceCode: setsDate, modelName: part?.model?.name[language] ?? setsDate };
};

/** Returns the fields of a composition beside those of every product. */
export const creationFieldsOf = (
  { product }: EvaluatedLine,
  creation: EvaluatedCreation,
  language: IsoLanguage,
): Pick<ProjectProduct, 'configId' | 'creationCode' | 'creationNumber' | 'compositions' | 'setsDate'> => ({
  configId: product.id,
  creationCode: product.referenceCode,
  creationNumber: creation.stored.creationNumber,
  compositions: compositionsToWire(keptCompositions(creation), language),
  setsDate: setsDateOf(creation, language),
});
