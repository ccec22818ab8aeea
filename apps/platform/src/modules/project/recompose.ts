import {
  type ArticleFailure,
  type CatalogId,
  isPieceList,
  isToolkitBoard,
  type ModelDefinition,
  type SavedElement,
  type Selection,
} from '@candil/domain';
import { articleOfSelection } from '../catalogue';
import type { CatalogueContext } from '../price';
import type { StoredConfiguration } from './stored-project';

/** Another finish, light or control for every piece available in it. */
export type PieceChoice = Pick<Selection, 'color' | 'temperature' | 'control'>;

/** The choice that a request names; undefined where it names none. */
export const pieceChoiceOf = ({
  color,
  temperature,
  control,
}: { readonly [Key in keyof PieceChoice]: PieceChoice[Key] | undefined }): PieceChoice | undefined => {
  const choice = {
    ...(color !== undefined && { color }),
    ...(temperature !== undefined && { temperature }),
    ...(control !== undefined && { control }),
  };
  return Object.keys(choice).length === 0 ? undefined : choice;
};

type Document = StoredConfiguration['document'];

/** A composition in another choice. */
export interface Recomposed {
  readonly document: Document;
  /** Pieces that are another article now. */
  readonly changed: number;
  /** Models that have such an attribute and cannot be had in the choice. */
  readonly kept: readonly { readonly model: ModelDefinition; readonly failure: ArticleFailure }[];
}

/** Elements that are articles by their code; belts and sticks have finishes of their own. */
const CHOSEN_TYPES: readonly string[] = ['Light', 'Pendant', 'Complement', 'Cluster'];

const selectionOf = ({ color, temperature, control, installation, pendantHeight }: SavedElement['props']['attributes']): Selection => ({
  ...(color !== undefined && { color }),
  ...(temperature !== undefined && { temperature }),
  ...(control !== undefined && { control }),
  ...(installation !== undefined && { installation }),
  ...(pendantHeight !== undefined && { pendantHeightCm: pendantHeight }),
});

/** A piece of a document that a choice is about. */
export interface ChosenPiece {
  readonly model: string;
  readonly selection: Selection;
}

const chosenIn = ({ type, props, elements }: SavedElement): readonly ChosenPiece[] => [
  ...(props.code !== undefined && CHOSEN_TYPES.includes(type) ? [{ model: props.code, selection: selectionOf(props.attributes) }] : []),
  ...elements.flatMap(({ element }) => chosenIn(element)),
];

/** The pieces of a document that a choice is about; each row of a list once. */
export const chosenPieces = (document: Document): readonly ChosenPiece[] => {
  if (isPieceList(document)) return document.rows;
  if (isToolkitBoard(document)) return document.parts;
  return chosenIn(document);
};

/** Their models, each once. */
export const modelsIn = (document: Document): readonly string[] => [...new Set(chosenPieces(document).map(({ model }) => model))];

/** A document with every piece in the choice that can be had in it. */
export const recomposed = (
  { catalogue, today }: Pick<CatalogueContext, 'catalogue' | 'today'>,
  catalogId: CatalogId,
  document: Document,
  choice: PieceChoice,
): Recomposed => {
  const edition = catalogue.editions[catalogId];
  const kept = new Map<string, Recomposed['kept'][number]>();
  let changed = 0;

  const selectionIn = (code: string, selection: Selection): Selection => {
    const model = edition.models.get(code);
    if (model === undefined) return selection;
    const varied = new Set<string>(model.variations.map(({ type }) => type));
    const own: PieceChoice = Object.fromEntries(Object.entries(choice).filter(([type]) => varied.has(type)));
    const next = { ...selection, ...own };
    if ((['color', 'temperature', 'control'] as const).every((type) => next[type] === selection[type])) return selection;
    const built = articleOfSelection(edition, code, next, today);
    if (!built.ok) {
      kept.set(code, { model, failure: built.failure });
      return selection;
    }
    changed += 1;
    return next;
  };

  const elementIn = (element: SavedElement): SavedElement => {
    const { code, attributes } = element.props;
    const selection = selectionOf(attributes);
    const next = code !== undefined && CHOSEN_TYPES.includes(element.type) ? selectionIn(code, selection) : selection;
    const chosen =
      next === selection
        ? attributes
        : { ...attributes, ...pieceChoiceOf({ color: undefined, temperature: undefined, control: undefined, ...next }) };
    return {
      ...element,
      props: { ...element.props, attributes: chosen },
      elements: element.elements.map(({ element: child, options }) => ({ element: elementIn(child), options })),
    };
  };

  const inChoice = (): Document => {
    if (isPieceList(document)) {
      return { ...document, rows: document.rows.map((row) => ({ ...row, selection: selectionIn(row.model, row.selection) })) };
    }
    if (isToolkitBoard(document)) {
      return { ...document, parts: document.parts.map((part) => ({ ...part, selection: selectionIn(part.model, part.selection) })) };
    }
    return { ...document, ...elementIn(document) };
  };
  const made = inChoice();
  return { document: made, changed, kept: [...kept.values()] };
};
