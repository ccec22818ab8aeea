import type { ProjectProduct } from '@candil/contract';

/** Sort keys of lines; `order` = as they stand in the project. */
export const PRODUCT_SORTS = ['order', 'tag', 'product', 'delivery', 'total'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** Filter and order of the lines. */
export interface ProductView {
  readonly search: string;
  readonly sort: ProductSort;
}

/** The lines of a room; `''` = those without one. */
export interface RoomOfProducts {
  readonly room: string;
  readonly products: readonly ProjectProduct[];
  /** Net where the account sees net prices; undefined when a line has no price. */
  readonly amount: number | undefined;
}

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const withoutBlanks = (text: string): string => text.replace(/\s+/g, '');

const matches = (product: ProjectProduct, search: string): boolean => {
  const { tag, room, note, modelName, referenceCode, descriptions } = product;
  const text = folded([tag, room, note, modelName, referenceCode, ...descriptions.map((chosen) => chosen.text)].join('\n'));
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.every((word) => text.includes(word)) || folded(referenceCode).includes(withoutBlanks(folded(search)));
};

const totalOf = ({ prices }: ProjectProduct): number => (prices === null ? -1 : (prices.totalNet ?? prices.totalGross));
const weeksOf = ({ availability }: ProjectProduct): number => availability?.weeks ?? Number.POSITIVE_INFINITY;
const compareTexts = (first: string, second: string): number =>
  first.localeCompare(second, undefined, { numeric: true, sensitivity: 'base' });

/** The last to come and the dearest first: those are looked for. */
const COMPARE: Readonly<Record<Exclude<ProductSort, 'order'>, (first: ProjectProduct, second: ProjectProduct) => number>> = {
  tag: (first, second) => compareTexts(first.tag, second.tag),
  product: (first, second) => compareTexts(first.modelName, second.modelName) || compareTexts(first.referenceCode, second.referenceCode),
  delivery: (first, second) => {
    const [later, earlier] = [weeksOf(second), weeksOf(first)];
    return later === earlier ? 0 : later - earlier;
  },
  total: (first, second) => totalOf(second) - totalOf(first),
};

const amountOf = (products: readonly ProjectProduct[]): number | undefined => {
  const cents = products.map((product) => (product.prices === null ? undefined : Math.round(totalOf(product) * 100)));
  return cents.includes(undefined) ? undefined : cents.reduce<number>((sum, each) => sum + (each ?? 0), 0) / 100;
};

/** The lines by room, rooms as they first appear, lines without one last; a room written in other letter case is the same. */
export const roomsOf = (products: readonly ProjectProduct[], { search, sort }: ProductView): readonly RoomOfProducts[] => {
  const found = search.trim() === '' ? products : products.filter((product) => matches(product, search));
  const rooms = new Map<string, { room: string; products: ProjectProduct[] }>();
  for (const product of found) {
    const key = folded(product.room);
    const known = rooms.get(key);
    if (known === undefined) rooms.set(key, { room: product.room, products: [product] });
    else known.products.push(product);
  }
  const compare = sort === 'order' ? undefined : COMPARE[sort];
  return [...rooms.values()]
    .toSorted((first, second) => Number(first.room === '') - Number(second.room === ''))
    .map(({ room, products: inRoom }) => ({
      room,
      products: compare === undefined ? inRoom : inRoom.toSorted(compare),
      amount: amountOf(inRoom),
    }));
};

/** Every room of the project once, as it is first written. */
export const roomNames = (products: readonly ProjectProduct[]): readonly string[] =>
  roomsOf(products, { search: '', sort: 'order' }).flatMap(({ room }) => (room === '' ? [] : [room]));
