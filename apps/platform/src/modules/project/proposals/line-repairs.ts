import type { LineRepair } from '@candil/contract';
import { bestOffer, type IsoLanguage, majorFromMinor } from '@candil/domain';
import { chosenAttributes, describeChosen } from '../describe-article';
import type { EvaluatedLine } from '../evaluated-line';
import { nameOf } from '../line-issue';
import { EXCHANGEABLE } from '../selections-in-model';
import { type Alternative, alternativesOf, successorsOf, totalOf, type Workshop } from './alternatives';

const REPAIRS_MAX = 3;

/** An attribute of a line in words, with the colour of a finish. */
export const attributeInWords = ({ article }: EvaluatedLine, type: string, language: IsoLanguage): { text: string; hex?: string } => {
  const found = article && describeChosen(chosenAttributes(article), language).find((chosen) => chosen.type === type);
  return found === undefined ? { text: '' } : { text: found.text, ...(found.hex !== undefined && { hex: found.hex }) };
};

/** Words an alternative: the new value of its attribute, or the other model. */
export const alternativeInWords = ({ kind, line }: Alternative, language: IsoLanguage): { text: string; hex?: string } =>
  kind === 'successor' ? { text: nameOf(line, language) } : attributeInWords(line, kind, language);

const difference = (now: number | undefined, then: number | undefined): number | null =>
  now === undefined || then === undefined ? null : majorFromMinor(then - now);

/** The ways to a line that can be ordered: the pieces that are missing, the successor, and of each attribute the best other value. */
export const repairsOf = (workshop: Workshop, line: EvaluatedLine, language: IsoLanguage): readonly LineRepair[] => {
  const { product, validity } = line;
  if (validity.valid || product.configuration !== null) return [];
  const now = totalOf(line, workshop);
  const repairs: LineRepair[] = [];
  if (validity.reason === 'moq') {
    const { moq, quantity } = validity;
    const then = workshop.evaluate({ ...product, quantity: moq });
    if (then.validity.valid)
      repairs.push({
        productId: product.id,
        kind: 'quantity',
        value: String(moq - quantity),
        change: { productId: product.id, quantity: moq },
        amount: difference(now, totalOf(then, workshop)),
        weeks: then.availability?.weeks ?? null,
      });
  }
  const alternatives = [...successorsOf(workshop, product), ...alternativesOf(workshop, product, EXCHANGEABLE)];
  for (const kind of ['successor', ...EXCHANGEABLE] as const) {
    const best = bestOffer(alternatives.filter((alternative) => alternative.kind === kind));
    if (best === undefined) continue;
    const { text, hex } = alternativeInWords(best, language);
    repairs.push({
      productId: product.id,
      kind,
      value: text,
      ...(hex !== undefined && { hex }),
      change: { productId: product.id, referenceCode: best.line.product.referenceCode },
      amount: difference(now, best.totalMinor),
      weeks: best.line.availability?.weeks ?? null,
    });
  }
  return repairs.slice(0, REPAIRS_MAX);
};
