import type { DocumentSheet, SheetArea, SheetLine } from './sheet';
import type { LineWriter } from './sheet-lines';

const HUNDRED = 100;

/** In cents, because amounts are no binary fractions. */
const sumOf = (lines: readonly SheetLine[]): number =>
  lines.reduce((sum, { amounts }) => sum + Math.round(((amounts.netPrice ?? amounts.pvp)?.value ?? 0) * HUNDRED), 0) / HUNDRED;

/** Lines by their rooms, in the order in which the rooms first come; what is for no room comes last. No rooms, no areas. */
export const areasOf = (lines: readonly SheetLine[], { words, format, currency }: LineWriter): Pick<DocumentSheet, 'lines' | 'areas'> => {
  const byRoom = new Map<string, SheetLine[]>();
  for (const line of lines) byRoom.set(line.room, [...(byRoom.get(line.room) ?? []), line]);
  const others = byRoom.get('') ?? [];
  if (others.length === lines.length) return { lines, areas: [] };
  byRoom.delete('');
  const areaOf = (name: string, own: readonly SheetLine[]): SheetArea => {
    const value = sumOf(own);
    return {
      name,
      lines: own,
      subtotal: { label: words.areas.subtotal.replace('{}', () => name), amount: { value, text: format.money(value, currency) } },
    };
  };
  const areas = [...byRoom].map(([name, own]) => areaOf(name, own));
  if (others.length > 0) areas.push(areaOf(words.areas.others, others));
  return { lines: areas.flatMap((area) => area.lines), areas };
};
