import type { Project, ProjectProduct } from '@candil/contract';
import { parseCalendarDay } from '@candil/domain';
import { createI18n, failureMessage } from '@candil/i18n';
import type { ProductListOrder } from '../document-order';
import { paperOf } from '../page.data';
import { EXCEL_EPOCH_DAYS, MONEY_FORMAT } from './cell-values.data';
import { type Cell, type CellStyle, columnName, workbook } from './workbook';

type Texts = Awaited<ReturnType<typeof createI18n>>;

interface Column {
  readonly label: string;
  readonly width: number;
  readonly cell: (product: ProjectProduct) => Cell;
  /** Cell of one of the pieces that a composition holds; empty without. */
  readonly piece?: (piece: Piece, product: ProjectProduct) => Cell;
  /** Under the lines: their sum, or the heading of it. */
  readonly total?: (project: Project) => NonNullable<Cell>;
}

/** An article or accessory of a composition, with how many one composition holds. */
interface Piece {
  readonly modelName: string;
  readonly code: string;
  readonly quantity: number;
  readonly attributes: string;
}

const INDENT = '    ';

const text = (value: string, style?: CellStyle): Cell => (value === '' ? undefined : { value, ...(style !== undefined && { style }) });
const number = (value: number | null | undefined, style?: CellStyle): Cell =>
  value == null ? undefined : { value, ...(style !== undefined && { style }) };
const day = (written: string | null | undefined): Cell => {
  const parsed = written == null ? undefined : parseCalendarDay(written);
  return parsed?.ok ? { value: parsed.value + EXCEL_EPOCH_DAYS, style: 'date' } : undefined;
};

const inWords = (descriptions: ProjectProduct['descriptions']): string =>
  descriptions
    .filter(({ type }) => type !== 'pendantHeight')
    .map(({ text: said }) => said)
    .join(' · ');

const piecesOf = ({ compositions = [] }: ProjectProduct): readonly Piece[] =>
  compositions.flatMap(({ articles, accessories }) => [
    ...articles.map(({ modelName, referenceCode, quantity, descriptions }) => ({
      modelName,
      code: referenceCode,
      quantity,
      attributes: inWords(descriptions),
    })),
    ...accessories.map(({ modelName, accessoryCode, quantity }) => ({ modelName, code: accessoryCode, quantity, attributes: '' })),
  ]);

/** The lines as the screen groups them: by room as the rooms first appear, those without one last. */
const byRoom = (products: readonly ProjectProduct[]): readonly ProjectProduct[] => {
  const rooms = new Map<string, ProjectProduct[]>();
  for (const product of products) {
    const key = product.room.toLowerCase();
    rooms.set(key, [...(rooms.get(key) ?? []), product]);
  }
  return [...rooms].toSorted(([first], [second]) => Number(first === '') - Number(second === '')).flatMap(([, inRoom]) => inRoom);
};

/** Prices visible to the viewer: with net prices both sides, else the gross side alone. */
const priceColumns = (i18n: Texts, netVisible: boolean): readonly Column[] => {
  const amount = (key: 'unitGross' | 'totalGross' | 'unitNet' | 'totalNet', total?: Column['total']): Column => ({
    label: i18n.t(`eproject:project.column.${key}`),
    width: 15,
    cell: ({ prices }) => number(prices?.[key], 'money'),
    ...(total !== undefined && { total }),
  });
  const gross = [amount('unitGross'), amount('totalGross', ({ totals }) => ({ value: totals.gross, style: 'strongMoney' }))];
  return netVisible
    ? [...gross, amount('unitNet'), amount('totalNet', ({ totals }) => ({ value: totals.net ?? 0, style: 'strongMoney' }))]
    : gross;
};

const columnsOf = (i18n: Texts, netVisible: boolean): readonly Column[] => [
  { label: i18n.t('eproject:project.place.tag'), width: 9, cell: ({ tag }) => text(tag) },
  {
    label: i18n.t('eproject:project.place.room'),
    width: 18,
    cell: ({ room }) => text(room),
    // A filter by room keeps the pieces of a composition this way.
    piece: (_piece, { room }) => text(room),
  },
  {
    label: i18n.t('eproject:project.column.product'),
    width: 30,
    cell: ({ modelName }) => text(modelName),
    piece: ({ quantity, modelName }) => text(`${INDENT}${quantity} × ${modelName}`),
    total: () => ({ value: i18n.t('eproject:project.sheet.total'), style: 'strong' }),
  },
  {
    label: i18n.t('eproject:project.column.code'),
    width: 19,
    cell: ({ referenceCode }) => text(referenceCode),
    piece: ({ code }) => text(INDENT + code),
  },
  {
    label: i18n.t('eproject:project.column.attributes'),
    width: 44,
    cell: ({ descriptions }) => text(inWords(descriptions)),
    piece: ({ attributes }) => text(attributes),
  },
  {
    label: i18n.t('eproject:project.column.quantity'),
    width: 8,
    cell: ({ quantity }) => number(quantity),
    total: ({ totals }) => ({ value: totals.pieces, style: 'strong' }),
  },
  { label: i18n.t('eproject:project.sheet.minimum'), width: 13, cell: ({ moq }) => number(moq) },
  ...priceColumns(i18n, netVisible),
  {
    label: i18n.t('eproject:project.column.weeks'),
    width: 12,
    cell: ({ availability }) =>
      availability?.weeks == null ? text(i18n.t('eproject:project.totals.onSiteUnknown')) : number(availability.weeks),
  },
  { label: i18n.t('eproject:project.sheet.onSite'), width: 12, cell: ({ availability }) => day(availability?.shippingDate) },
  { label: i18n.t('eproject:project.sheet.lumens'), width: 14, cell: ({ lumens }) => number(lumens) },
  { label: i18n.t('eproject:project.sheet.watts'), width: 12, cell: ({ watts }) => number(watts) },
  { label: i18n.t('eproject:project.place.note'), width: 30, cell: ({ note }) => text(note, 'wrapped') },
  {
    label: i18n.t('eproject:project.sheet.toMend'),
    width: 40,
    cell: ({ issues }) => text(issues.map((issue) => failureMessage(i18n, issue).title).join(' · '), 'wrapped'),
  },
];

const headOf = (i18n: Texts, { name, owner }: Project, dayOfPrices: number, netVisible: boolean): readonly (readonly Cell[])[] => [
  [text(name, 'title')],
  [
    text(i18n.t('eproject:project.sheet.owner'), 'label'),
    undefined,
    text(owner.companyName === null ? owner.name : `${owner.name}, ${owner.companyName}`),
  ],
  [text(i18n.t('eproject:project.sheet.day'), 'label'), undefined, { value: dayOfPrices + EXCEL_EPOCH_DAYS, style: 'date' }],
  [
    text(i18n.t('eproject:project.sheet.prices'), 'label'),
    undefined,
    text(i18n.t(netVisible ? 'eproject:project.sheet.net' : 'eproject:project.sheet.gross')),
  ],
  [],
];

/** Writes a project as a spreadsheet: one line a row, the prices its viewer may see, totals that follow the lines. */
export const productListXlsx = async ({ project, language, day: today }: ProductListOrder): Promise<Uint8Array> => {
  const i18n = await createI18n(language, ['common-front', 'eproject']);
  const netVisible = project.totals.net !== undefined;
  const columns = columnsOf(i18n, netVisible);
  const head = [...headOf(i18n, project, today, netVisible), columns.map(({ label }) => text(label, 'heading'))];
  const lines = byRoom(project.products).flatMap((product): readonly (readonly Cell[])[] => [
    columns.map(({ cell }) => cell(product)),
    ...piecesOf(product).map((each) => columns.map(({ piece }) => piece?.(each, product))),
  ]);
  const last = head.length + lines.length;
  const totalCell = ({ total }: Column, index: number): Cell => {
    const cell = total?.(project);
    if (typeof cell?.value !== 'number' || lines.length === 0) return cell;
    const name = columnName(index);
    return { ...cell, formula: `SUM(${name}${head.length + 1}:${name}${last})` };
  };
  return workbook({
    name: project.name,
    moneyFormat: MONEY_FORMAT[project.currency],
    widths: columns.map(({ width }) => width),
    rows: [...head, ...lines, [], columns.map(totalCell)],
    frozenRows: head.length,
    ...(lines.length > 0 && { filter: { from: head.length, to: last } }),
    paper: paperOf(project.catalogId),
  });
};
