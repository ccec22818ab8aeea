import type { BoardFacts } from '@candil/configurator/board';
import { linePrices, type ModelDefinition, majorFromMinor, type Selection } from '@candil/domain';
import { useLanguage } from '@candil/i18n/react';
import { useBoard, useBoardShell } from './board-shell';

/** Names, lengths and amounts of a board as they are read. */
export const useBoardWords = () => {
  const { editor, format, currency, netVisible } = useBoardShell();
  const { language } = useLanguage();
  const facts = useBoard((state) => state.facts);
  const { familyName, models } = editor.catalogue;
  const discountPercent = netVisible ? facts.evaluation.discountPercent : 0;

  /** Without the name of the collection, which the screen says once. */
  const short = (model: ModelDefinition): string => {
    const name = model.name[language];
    const rest = name.startsWith(`${familyName} `) ? name.slice(familyName.length + 1) : name;
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  };
  const money = (minor: number, signed = false): string => format.money(majorFromMinor(minor), currency, { signed });
  return {
    short,
    nameOf: (number: string): string => {
      const model = models.get(number);
      return model === undefined ? number : short(model);
    },
    money,
    /** Returns the price of one more piece. */
    adds: (model: string, selection?: Selection): string | undefined => {
      const minor = editor.priceOf(model, selection);
      return minor === undefined ? undefined : money(linePrices(minor, 1, discountPercent).totalNet, true);
    },
    /** Size of a model seen from above: `40 × 40 cm`. */
    sizeOf: ({ technical }: ModelDefinition): string => {
      const sides =
        technical.widthMetres === technical.depthMetres ? [technical.widthMetres] : [technical.widthMetres, technical.depthMetres];
      return sides.map(format.size).join(' × ');
    },
    length: format.drawnLength,
    labelsOf: (ids: readonly string[]): string => format.list(ids.slice(0, 4).map((id) => labelIn(facts, id))),
  };
};

const labelIn = ({ labels }: BoardFacts, id: string): string => labels.get(id) ?? id;
