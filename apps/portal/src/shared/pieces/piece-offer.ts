import type { PieceCatalogue } from '@candil/configurator/pieces';
import type { PieceOffer } from '@candil/contract';
import { type CatalogId, compileElementRules, minorFromMajor, parseCalendarDay } from '@candil/domain';

/** The models of a list, loaded in parts, as one catalogue. */
export interface OfferedPieces {
  readonly catalogue: PieceCatalogue;
  readonly netVisible: boolean;
  /** Returns the picture of a model in a finish; '' where there is none. */
  readonly pictureOf: (model: string, finish: string | undefined) => string;
  readonly familyOf: (model: string) => string;
}

const minorOf = (major: number): number[] => {
  const minor = minorFromMajor(major);
  return minor.ok ? [minor.value] : [];
};

/** Parts that were fetched one after the other; the last one says on which day and terms. */
export const offeredPieces = (catalogId: CatalogId, parts: readonly [PieceOffer, ...PieceOffer[]]): OfferedPieces => {
  const latest = parts.at(-1) ?? parts[0];
  const { priceBasis } = latest;
  const models = parts.flatMap((part) => part.models);
  const byNumber = new Map(models.map((model) => [model.definition.model, model]));
  const today = parseCalendarDay(latest.today);
  if (!today.ok) throw new Error(`the service told the day ${latest.today}`);
  return {
    catalogue: {
      catalogId,
      today: today.value,
      models: new Map(models.map(({ definition }) => [definition.model, definition])),
      companions: [...new Map(parts.flatMap(({ companions }) => companions).map((rule) => [rule.id, rule])).values()],
      rules: new Map(parts.flatMap(({ rules }) => Object.entries(rules)).map(([id, rules]) => [Number(id), compileElementRules(rules)])),
      basePricesMinor: new Map(
        parts.flatMap((part) =>
          part.priceBasis.basePrices.flatMap(({ model, basePrice }) => minorOf(basePrice).map((minor) => [model, minor] as const)),
        ),
      ),
      priceBasis: { rateId: priceBasis.rateId, currency: priceBasis.currency, calculation: priceBasis.calculation },
      discountPercentOf: (categoryId) => priceBasis.discountPercent[String(categoryId)] ?? 0,
    },
    netVisible: priceBasis.netVisible,
    pictureOf: (model, finish) => {
      const pictures = byNumber.get(model)?.pictures ?? {};
      return (finish === undefined ? undefined : pictures[finish]) ?? Object.values(pictures)[0] ?? '';
    },
    familyOf: (model) => byNumber.get(model)?.familyName ?? '',
  };
};
