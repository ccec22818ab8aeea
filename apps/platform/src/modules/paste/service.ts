import { type LineIssue, type PastedArticle, type PasteLine, type PastePreview, pricesToWire } from '@candil/contract';
import { type Article, articleAvailability, type CatalogId, catalogOf, type IsoLanguage } from '@candil/domain';
import { type Actor, othersTurn } from '../../kernel';
import { availabilityToWire } from '../availability';
import type { ConfiguredArticle } from '../catalogue';
import { acceptProduct, ruleRefusalToWire } from '../catalogue';
import { type CatalogueContext, priceArticle, pricedToWire, termsOf } from '../price';
import { creationNumberIn, type EvaluatedLine, evaluateCreationLine, type FoundComposition, nameOf, thumbnailOf } from '../project';
import type { LinePlace, PlacedLine } from './reading/line-places';
import type { ProductLine } from './reading/read-list';
import type { PlacedList } from './reading/read-pasted';
import type { ChangedMeaning } from './repair/changed-meaning';
import { type PasteReason, type Range, resolveReadings } from './repair/resolve-code';

/** Owner and target of the list. */
export interface PasteQuestion {
  readonly actor: Actor;
  readonly catalogId: CatalogId;
  readonly language: IsoLanguage;
}

/** Part and both values of it, in code and in words; a value without words keeps its code. */
const valuesOfChange = (change: ChangedMeaning, language: IsoLanguage): LineIssue['values'] => ({
  part: change.part,
  given: change.given,
  givenText: 'givenText' in change ? (change.givenText?.[language] ?? '') : '',
  meant: change.meant,
  meantText: change.meantText?.[language] ?? change.meant,
});

const issueOf = (reason: PasteReason, language: IsoLanguage): LineIssue => {
  if ('values' in reason) return reason;
  if ('change' in reason) return { code: reason.code, values: valuesOfChange(reason.change, language) };
  if (reason.code === 'article.excluded') return { code: reason.code, values: { reason: reason.reason?.[language] ?? '' } };
  if (reason.code === 'rule.rejected' || reason.code === 'rule.broken') {
    const { code, ...values } = ruleRefusalToWire(reason, language);
    return { code, values };
  }
  const { code, ...members } = reason;
  const values = Object.entries(members).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : Array.isArray(value) ? value.join(', ') : String(value),
  ]);
  return { code, values: Object.fromEntries(values) };
};

const finishOf = (article: Article, language: IsoLanguage): PastedArticle['finish'] => {
  const [finish] = article.chosen.filter(({ type }) => type === 'color');
  if (finish === undefined) return null;
  return { text: finish.description[language], ...(typeof finish.value === 'string' && { hex: finish.value }) };
};

class Preview {
  private readonly range: Range;

  constructor(
    private readonly context: CatalogueContext,
    private readonly question: PasteQuestion,
    private readonly compositions: ReadonlyMap<number, FoundComposition>,
  ) {
    const { catalogId } = question;
    const { catalogue, today, rulesOn } = context;
    this.range = { catalogue, today, rulesOn, edition: catalogue.editions[catalogId], catalogId };
  }

  lineOf({ read, place, isRoom }: PlacedLine): PasteLine {
    if (read.kind === 'product') return { ...this.productOf(read), ...place };
    const { line, text, kind, values = {} } = read;
    const reason = isRoom ? 'paste.room' : read.reason;
    return {
      line,
      text,
      ...place,
      state: isRoom ? 'ignored' : kind,
      code: null,
      quantity: null,
      article: null,
      repairs: [],
      candidates: [],
      reason: { code: reason, values },
    };
  }

  private productOf({ line, text, readings }: ProductLine): Omit<PasteLine, keyof LinePlace> {
    const creationNumber = creationNumberIn(readings[0].code);
    if (creationNumber !== undefined) return this.compositionOf(creationNumber, { line, text, reading: readings[0] });
    const { reading, resolution } = resolveReadings(this.range, readings);
    const { quantity } = reading;
    const pieces = quantity.ok ? quantity.value : 1;
    const place = { line, text, code: reading.given, quantity: quantity.ok ? quantity.value : null };
    if (!resolution.ok) {
      const candidates = resolution.candidates.flatMap((reference) => this.articleOfReference(reference, pieces) ?? []);
      return {
        ...place,
        state: 'refused',
        article: null,
        repairs: [],
        candidates,
        reason: issueOf(resolution.reason, this.question.language),
      };
    }
    const article = this.articleToWire(resolution.configured, pieces, resolution.pendantHeight);
    if (!quantity.ok) {
      const { code, ...values } = quantity.failure;
      const reason = { code, values: { ...values, value: String(values.value) } };
      return { ...place, state: 'refused', article, repairs: [...resolution.repairs], candidates: [], reason };
    }
    return {
      ...place,
      state: resolution.repairs.length === 0 ? 'good' : 'repaired',
      article,
      repairs: [...resolution.repairs],
      candidates: [],
      reason: null,
    };
  }

  /** A composition of the account's own projects; adding it makes a copy of it. */
  private compositionOf(
    creationNumber: number,
    { line, text, reading }: { readonly line: number; readonly text: string; readonly reading: ProductLine['readings'][0] },
  ): Omit<PasteLine, keyof LinePlace> {
    const { quantity } = reading;
    const place = { line, text, code: reading.given, quantity: quantity.ok ? quantity.value : null, repairs: [], candidates: [] };
    const found = this.compositions.get(creationNumber);
    const article = found === undefined ? null : this.compositionToWire(found, quantity.ok ? quantity.value : 1);
    if (article === null) {
      return {
        ...place,
        state: 'refused',
        article,
        reason: { code: 'creation-code.unknown', values: { creationCode: reading.given.trim() } },
      };
    }
    if (quantity.ok) return { ...place, state: 'good', article, reason: null };
    const { code, ...values } = quantity.failure;
    return { ...place, state: 'refused', article, reason: { code, values: { ...values, value: String(values.value) } } };
  }

  private compositionToWire({ projectId, product }: FoundComposition, quantity: number): PastedArticle | null {
    const { actor, catalogId, language } = this.question;
    if (product.configuration === null) return null;
    const terms = { context: this.context, catalogId, company: actor.company };
    const line: EvaluatedLine = evaluateCreationLine(terms, { ...product, quantity }, product.configuration);
    return {
      referenceCode: product.referenceCode,
      modelName: nameOf(line, language),
      finish: null,
      image: thumbnailOf(this.context, projectId, line),
      moq: 1,
      prices: line.price === undefined ? null : pricesToWire(line.price, catalogOf(catalogId).currency, actor.seesNetPrices),
      availability: line.availability === undefined ? null : availabilityToWire(line.availability),
    };
  }

  private articleOfReference(referenceCode: string, quantity: number): PastedArticle | undefined {
    const configured = acceptProduct(this.range, this.range.catalogId, { referenceCode });
    return configured.ok ? this.articleToWire(configured.value, quantity, undefined) : undefined;
  }

  private articleToWire(configured: ConfiguredArticle, quantity: number, pendantHeight: number | undefined): PastedArticle {
    const { actor, catalogId, language } = this.question;
    const { model, article } = configured;
    const priced = priceArticle(this.context.book, termsOf(actor.company, catalogId), configured, quantity);
    const { line, unit } = priced.ok ? priced.value : { line: undefined, unit: undefined };
    const prices = line === undefined ? null : pricedToWire({ line, currency: unit.currency, steps: [] }, actor.seesNetPrices).prices;
    return {
      referenceCode: article.reference,
      ...(pendantHeight !== undefined && { pendantHeight }),
      modelName: model.name[language],
      finish: finishOf(article, language),
      image: this.context.pictures.thumbnail(model.model, article.selection.color ?? ''),
      moq: article.moq,
      prices,
      availability: availabilityToWire(articleAvailability(article, quantity, this.range.today)),
    };
  }
}

/** After so many lines other requests get their turn. */
const LINES_AT_A_TIME = 5;

/** The model numbers that a code may begin with, in either catalogue. */
export const modelsOf = ({ catalogue }: CatalogueContext): readonly string[] => [
  ...new Set([...catalogue.editions[16].models.keys(), ...catalogue.editions[21].models.keys()]),
];

/** Most compositions of one list that are looked up. */
const COMPOSITIONS_MAX = 50;

/** The numbers of the creations that a list names. */
export const creationsIn = ({ lines }: PlacedList): readonly number[] => {
  const numbers = lines.flatMap(({ read }) => (read.kind === 'product' ? (creationNumberIn(read.readings[0].code) ?? []) : []));
  return [...new Set(numbers)].slice(0, COMPOSITIONS_MAX);
};

/** Previews the lines of a list in a project; nothing is kept or changed. */
export const previewList = async (
  context: CatalogueContext,
  question: PasteQuestion,
  { lines: placed, columns }: PlacedList,
  compositions: ReadonlyMap<number, FoundComposition>,
): Promise<PastePreview> => {
  const preview = new Preview(context, question, compositions);
  const lines: PasteLine[] = [];
  for (const [index, line] of placed.entries()) {
    if (index % LINES_AT_A_TIME === LINES_AT_A_TIME - 1) await othersTurn();
    lines.push(preview.lineOf(line));
  }
  return {
    lines,
    columnsRead: columns === undefined ? null : { code: columns.codeHeading, quantity: columns.quantityHeading ?? null },
  };
};
