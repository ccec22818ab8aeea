import type { ProjectProposal } from '@candil/contract';
import { daysBetween, formatCalendarDay, type IsoLanguage, majorFromMinor, type OfferChange } from '@candil/domain';
import { type EvaluatedProject, summarise } from '../evaluate-project';
import type { EvaluatedLine } from '../evaluated-line';
import { nameOf } from '../line-issue';
import { type Alternative, totalOf, type Workshop } from './alternatives';
import { valueInWords } from './composition-alternatives';
import { alternativeInWords, attributeInWords } from './line-repairs';

const DAYS_OF_WEEK = 7;

/** Whole weeks, away from zero only for whole ones. */
const weeksLater = (now: EvaluatedProject['onSite'], then: EvaluatedProject['onSite']): number | null =>
  now === undefined || then === undefined ? null : Math.trunc(daysBetween(now.day, then.day) / DAYS_OF_WEEK) + 0;

type Reader = Pick<Workshop, 'net'>;

const sumOf = (lines: readonly EvaluatedLine[], reader: Reader): number | undefined =>
  lines.reduce<number | undefined>((sum, line) => {
    const total = totalOf(line, reader);
    return sum === undefined || total === undefined ? undefined : sum + total;
  }, 0);

/** Returns the total and delivery of a project with other lines, beside those of today. */
export const effectOf = (
  reader: Reader,
  now: readonly EvaluatedLine[],
  then: readonly EvaluatedLine[],
): Pick<ProjectProposal, 'amount' | 'date' | 'weeks'> => {
  const [before, after] = [sumOf(now, reader), sumOf(then, reader)];
  const [onSite, next] = [summarise(now).onSite, summarise(then).onSite];
  return {
    amount: before === undefined || after === undefined ? null : majorFromMinor(after - before),
    date: next === undefined ? null : formatCalendarDay(next.day),
    weeks: weeksLater(onSite, next),
  };
};

/** Words a change of a line, from and to: models by their names, also inside a composition. */
const inWords = (
  { context, project }: Workshop,
  line: EvaluatedLine,
  offer: Alternative,
  language: IsoLanguage,
): { readonly from: string; readonly to: string } => {
  const { exchange } = offer;
  if (exchange !== undefined) {
    const { models } = context.catalogue.editions[project.catalogId];
    const name = (code: string): string => models.get(code)?.name[language] ?? code;
    return { from: name(exchange.from), to: name(exchange.to) };
  }
  const { configuration } = line.product;
  if (offer.pieces !== undefined && configuration !== null && (offer.kind === 'color' || offer.kind === 'control')) {
    const { kind } = offer;
    const word = (value: string) => valueInWords({ context, project }, configuration.document, [kind, value], language);
    return { from: offer.pieces.from.map(word).join(' + '), to: word(offer.to) };
  }
  const from = offer.kind === 'successor' ? nameOf(line, language) : attributeInWords(line, offer.kind, language).text;
  return { from, to: alternativeInWords(offer, language).text };
};

/** A step that changes lines, in words and with its effect. */
export const exchangeStep = (
  workshop: Workshop,
  lines: readonly EvaluatedLine[],
  kind: ProjectProposal['kind'],
  changes: readonly OfferChange<Alternative>[],
  language: IsoLanguage,
): ProjectProposal => {
  const offers = new Map(changes.map(({ id, offer }) => [id, offer]));
  const then = lines.map((line) => offers.get(line.product.id)?.line ?? line);
  return {
    kind,
    lines: lines.flatMap((line) => {
      const offer = offers.get(line.product.id);
      if (offer === undefined) return [];
      const { from, to } = inWords(workshop, line, offer, language);
      return [{ productId: line.product.id, tag: line.tag, modelName: nameOf(line, language), from, to }];
    }),
    changes: changes.map(({ id, offer }) => ({
      productId: id,
      ...(offer.exchange !== undefined
        ? { exchange: offer.exchange }
        : (offer.pieces?.choice ?? { referenceCode: offer.line.product.referenceCode })),
    })),
    remove: [],
    staying: [],
    ...effectOf(workshop, lines, then),
  };
};
