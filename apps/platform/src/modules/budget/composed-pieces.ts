import type { BudgetFacts, BudgetLine, BudgetLinePiece } from '@candil/contract';
import { type BudgetPieceInput, type IsoLanguage, majorFromMinor } from '@candil/domain';
import type { CatalogueContext } from '../price';
import { describeChosen, type EvaluatedLine, type KeptComposition, type KeptPiece, keptCompositions } from '../project';
import type { StoredWords } from './stored-budget';

/** A piece of a composition on its way into a budget: its price and its name. */
export interface ComposedPiece {
  readonly id: string;
  readonly quantity: number;
  readonly unitGrossMinor: number | undefined;
  readonly words: StoredWords;
  readonly articles: readonly ComposedPiece[];
  readonly accessories: readonly ComposedPiece[];
}

/** Contents of a line. A single composition stands for its line, so that its pieces are one level below and not two. */
export interface ComposedLine {
  readonly compositions: readonly ComposedPiece[];
  readonly articles: readonly ComposedPiece[];
  readonly accessories: readonly ComposedPiece[];
}

const factsOf = (lumens: number, watts: number): BudgetFacts => ({
  lumens: Math.round(lumens),
  watts,
  cri: 0,
  ip: '',
  widthMetres: 0,
  depthMetres: 0,
  heightMetres: 0,
});

const pieceOf = (id: string, piece: KeptPiece): ComposedPiece => ({
  id,
  quantity: piece.quantity,
  unitGrossMinor: piece.unitGrossMinor ?? undefined,
  words: {
    tag: '',
    model: piece.model,
    modelName: piece.modelName,
    referenceCode: piece.referenceCode,
    color: piece.color,
    pendantHeightCm: piece.pendantHeightCm,
    chosen: piece.chosen,
    facts: null,
  },
  articles: [],
  accessories: [],
});

const heldBy = (id: string, { pieces }: KeptComposition): Pick<ComposedLine, 'articles' | 'accessories'> => {
  const numbered = pieces.map((piece, index) => ({ isArticle: piece.kind === 'article', held: pieceOf(`${id}/${index + 1}`, piece) }));
  return {
    articles: numbered.filter(({ isArticle }) => isArticle).map(({ held }) => held),
    accessories: numbered.filter(({ isArticle }) => !isArticle).map(({ held }) => held),
  };
};

const NAMES = ['en', 'es', 'de', 'fr', 'it', 'us'] as const satisfies readonly IsoLanguage[];

/** Returns the contents of a composition of a project; undefined for a regular product. */
export const composedLine = ({ product, creation, facts }: EvaluatedLine): ComposedLine | undefined => {
  if (creation === undefined) return undefined;
  const compositions = keptCompositions(creation);
  const [only, ...others] = compositions;
  if (only !== undefined && others.length === 0) return { compositions: [], ...heldBy(product.id, only) };
  return {
    articles: [],
    accessories: [],
    compositions: compositions.map((composition): ComposedPiece => {
      const { compositionNumber, lumens, watts } = composition;
      const id = `${product.id}/${compositionNumber}`;
      const named = NAMES.map((language) => [language, `${facts?.name[language] ?? ''} ${compositionNumber}`] as const);
      const words: StoredWords = {
        tag: '',
        model: '',
        modelName: Object.fromEntries(named) as StoredWords['modelName'],
        referenceCode: '',
        color: '',
        pendantHeightCm: null,
        chosen: [],
        facts: factsOf(lumens, watts),
      };
      return { id, quantity: 1, unitGrossMinor: undefined, words, ...heldBy(id, composition) };
    }),
  };
};

type Lists<Piece> = { readonly [Name in 'compositions' | 'articles' | 'accessories']?: readonly Piece[] };

const mapLists = <Piece>(held: Partial<ComposedLine>, of: (piece: ComposedPiece) => Piece): Lists<Piece> =>
  Object.fromEntries(
    (['compositions', 'articles', 'accessories'] as const).flatMap((name) => {
      const pieces = held[name] ?? [];
      return pieces.length === 0 ? [] : [[name, pieces.map(of)] as const];
    }),
  );

/** As the domain prices it. */
export const inputsOf = (held: Partial<ComposedLine>): Lists<BudgetPieceInput> =>
  mapLists(held, (piece) => ({
    id: piece.id,
    quantity: piece.quantity,
    ...(piece.unitGrossMinor !== undefined && { unitPvp: piece.unitGrossMinor }),
    ...inputsOf(piece),
  }));

/** The words of every piece, by its id. */
export const wordsOfPieces = (held: Partial<ComposedLine>): Readonly<Record<string, StoredWords>> => {
  const all: Record<string, StoredWords> = {};
  const collect = (pieces: readonly ComposedPiece[]): void => {
    for (const { id, words, articles, accessories } of pieces) {
      all[id] = words;
      collect(articles);
      collect(accessories);
    }
  };
  collect([...(held.compositions ?? []), ...(held.articles ?? []), ...(held.accessories ?? [])]);
  return all;
};

/** As a budget in the making takes it. */
export const piecesToWire = (
  context: CatalogueContext,
  held: Partial<ComposedLine>,
  withPrices: boolean,
  language: IsoLanguage,
): Pick<BudgetLine, 'compositions' | 'articles' | 'accessories'> =>
  mapLists(held, (piece): BudgetLinePiece => {
    const { model, modelName, referenceCode, pendantHeightCm, chosen, color, facts } = piece.words;
    return {
      id: piece.id,
      model,
      modelName: modelName[language],
      referenceCode,
      pendantHeight: pendantHeightCm,
      descriptions: describeChosen(chosen, language),
      image: model === '' ? '' : context.pictures.thumbnail(model, color),
      facts,
      quantity: piece.quantity,
      ...(withPrices && piece.unitGrossMinor !== undefined && { unitPvp: majorFromMinor(piece.unitGrossMinor) }),
      ...piecesToWire(context, piece, withPrices, language),
    };
  }) as Pick<BudgetLine, 'compositions' | 'articles' | 'accessories'>;
