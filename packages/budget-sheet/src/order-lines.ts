import type { OrderLine } from '@candil/contract';
import type { LineAmounts, SheetLine } from './sheet';
import { attributesOf, type LineWriter, minimumOf } from './sheet-lines';

const amountsOf = ({ quantity, prices }: OrderLine, { format, currency }: LineWriter): LineAmounts => {
  const money = (value: number) => ({ value, text: format.money(value, currency) });
  const { unitGross, unitNet, totalGross, totalNet } = prices;
  return {
    quantity: { value: quantity, text: format.number(quantity, 0) },
    unitPvp: money(unitGross),
    pvp: money(totalGross),
    ...(unitNet !== undefined && { unitNet: money(unitNet) }),
    ...(totalNet !== undefined && { netPrice: money(totalNet) }),
  };
};

interface Held {
  readonly id: string;
  readonly name: string;
  readonly referenceCode: string;
  readonly quantity: number;
}

/** Parts of a composition show their quantities, not their prices. */
const heldLine = ({ id, name, referenceCode, quantity }: Held, { format }: LineWriter): SheetLine => ({
  id,
  depth: 1,
  tag: '',
  room: '',
  name,
  referenceCode,
  image: '',
  attributes: '',
  facts: '',
  delivery: '',
  minimum: '',
  amounts: { quantity: { value: quantity, text: format.number(quantity, 0) } },
  pieces: [],
});

const heldBy = ({ compositions = [] }: OrderLine): readonly Held[] =>
  compositions.flatMap(({ compositionNumber, articles, accessories }) => [
    ...articles.map(({ referenceCode, modelName, quantity }, place) => ({
      id: `${compositionNumber}/a${place}`,
      name: modelName,
      referenceCode,
      quantity,
    })),
    ...accessories.map(({ accessoryCode, modelName, quantity }, place) => ({
      id: `${compositionNumber}/x${place}`,
      name: modelName,
      referenceCode: accessoryCode,
      quantity,
    })),
  ]);

/** A line of an order with its pieces. */
export const orderLine = (line: OrderLine, writer: LineWriter): SheetLine => ({
  id: line._id,
  depth: 0,
  tag: line.tag,
  room: line.room,
  name: line.modelName,
  referenceCode: line.referenceCode,
  image: line.image,
  attributes: attributesOf(line, writer.format),
  facts: line.note,
  delivery: writer.format.weeks(line.leadtime),
  minimum: minimumOf(line, writer),
  amounts: amountsOf(line, writer),
  pieces: heldBy(line).map((held) => heldLine(held, writer)),
});
