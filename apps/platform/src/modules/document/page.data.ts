import { type CatalogId, catalogOf } from '@candil/domain';

/** Sizes of paper in points, 1/72 inch. */
const PAPER = {
  A4: { width: 595.28, height: 841.89 },
  LETTER: { width: 612, height: 792 },
} as const;

/** Layout of a page, in points from its upper left corner. */
export interface PageLayout {
  readonly paper: keyof typeof PAPER;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Lower end of the content of a page; the footer is below it. */
  readonly bottom: number;
  readonly foot: number;
}

const MARGIN = { side: 46, top: 44, bottom: 74, foot: 40 } as const;
/** Side of the code at the foot of a page: 29 modules of 0.73 mm for most addresses, which a phone reads from paper. */
export const CODE_SIDE = 60;
/** Height that a foot with a code takes from the content. */
const CODE_HEIGHT = 34;

/** The paper size of the catalogue's market. */
export const paperOf = (catalogId: CatalogId): keyof typeof PAPER => (catalogOf(catalogId).market === 'usa' ? 'LETTER' : 'A4');

export const pageLayout = (catalogId: CatalogId, { hasCode }: { readonly hasCode: boolean }): PageLayout => {
  const paper = paperOf(catalogId);
  const { width, height } = PAPER[paper];
  return {
    paper,
    left: MARGIN.side,
    right: width - MARGIN.side,
    top: MARGIN.top,
    bottom: height - MARGIN.bottom - (hasCode ? CODE_HEIGHT : 0),
    foot: height - MARGIN.foot,
  };
};

export const INK = {
  text: '#1d1c1a',
  quiet: '#75706a',
  rule: '#1d1c1a',
  hairline: '#dcd7ce',
  paper: '#f5f1ea',
  chip: '#ecebe6',
  accent: '#cde642',
  bar: '#a5a49d',
} as const;
export const SIZE = { label: 7, small: 8, text: 9, name: 10, section: 12, issuer: 14, total: 22, title: 26 } as const;
/** Distance of two baselines, by size of type. */
export const LEADING = { small: 11.4, text: 13, name: 13, title: 29 } as const;
