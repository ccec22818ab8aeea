import type { DrawnBoard, DrawnShape } from './drawn-board';

/** A4 across, points. */
const PAGE = { width: 841.89, height: 595.28 } as const;
const MARGIN = 36;
const HEAD = 46;
const POINTS_PER_METRE = 72 / 0.0254;
/** Scales that people measure in, the largest first. */
const SCALES = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500] as const;
const CAPITALS = 0.72;
/** Mean advance of a Helvetica glyph, as a share of the font size. */
const ADVANCE = 0.53;

/** Head of the sheet, above the drawing. */
export interface SheetHead {
  readonly title: string;
  /** Such as "Board, top view. Measures in cm." */
  readonly note: string;
}

/** The letters of Windows that stand outside of Latin 1. */
const WINDOWS: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
  '\u202f': 0xa0,
};

/** Writes text in the encoding of the standard fonts of PDF; a character that they lack becomes a question mark. */
const literal = (text: string): string =>
  `(${[...text]
    .map((letter) => {
      const code = WINDOWS[letter] ?? letter.codePointAt(0) ?? 63;
      const known = code < 256 && code >= 32 ? code : letter === '″' ? 34 : letter === '′' ? 39 : 63;
      const shown = String.fromCharCode(known);
      return known > 126 ? `\\${known.toString(8).padStart(3, '0')}` : '()\\'.includes(shown) ? `\\${shown}` : shown;
    })
    .join('')})`;

const colour = (hex: string): string =>
  [1, 3, 5].map((from) => (Number.parseInt(hex.slice(from, from + 2), 16) / 255).toFixed(3)).join(' ');

/** The drawing on one page at a scale that people measure in. */
export const pdfOfBoard = (board: DrawnBoard, { title, note }: SheetHead): Uint8Array => {
  const [room, high] = [PAGE.width - 2 * MARGIN, PAGE.height - 2 * MARGIN - HEAD];
  const needed = Math.max((board.width * POINTS_PER_METRE) / room, (board.depth * POINTS_PER_METRE) / high);
  const scale = SCALES.find((each) => each >= needed) ?? Math.ceil(needed);
  const factor = POINTS_PER_METRE / scale;
  const left = MARGIN + (room - board.width * factor) / 2;
  const top = PAGE.height - MARGIN - HEAD - (high - board.depth * factor) / 2;
  const point = (x: number, z: number): string =>
    `${(left + (x - board.x) * factor).toFixed(2)} ${(top - (z - board.z) * factor).toFixed(2)}`;
  const written = (x: string, size: number, text: string, matrix = '1 0 0 1'): string =>
    `BT /F1 ${size.toFixed(2)} Tf ${matrix} ${x} Tm ${literal(text)} Tj ET`;

  const drawn = (shape: DrawnShape): string => {
    switch (shape.kind) {
      case 'polygon': {
        const [first, ...others] = shape.points;
        if (first === undefined) return '';
        const path = `${point(...first)} m ${others.map((each) => `${point(...each)} l`).join(' ')} h`;
        return shape.fill === undefined ? `${path} S` : `${colour(shape.fill)} rg ${path} B`;
      }
      case 'circle': {
        const { x, z, radius } = shape;
        const bow = radius * 0.5523;
        const path = [
          `${point(x + radius, z)} m`,
          `${point(x + radius, z + bow)} ${point(x + bow, z + radius)} ${point(x, z + radius)} c`,
          `${point(x - bow, z + radius)} ${point(x - radius, z + bow)} ${point(x - radius, z)} c`,
          `${point(x - radius, z - bow)} ${point(x - bow, z - radius)} ${point(x, z - radius)} c`,
          `${point(x + bow, z - radius)} ${point(x + radius, z - bow)} ${point(x + radius, z)} c h`,
        ].join(' ');
        return shape.fill === undefined ? `${path} S` : `${colour(shape.fill)} rg ${path} B`;
      }
      case 'line':
        return `${point(...shape.from)} m ${point(...shape.to)} l S`;
      case 'text': {
        const size = (shape.height / CAPITALS) * factor;
        const half = shape.anchor === 'middle' ? (shape.text.length * ADVANCE * (shape.height / CAPITALS)) / 2 : 0;
        const at = shape.isUpright === true ? point(shape.x, shape.z + half) : point(shape.x - half, shape.z);
        const paint = shape.isLight === true ? '1 1 1 rg' : '0.086 0.086 0.075 rg';
        return `${paint} ${written(at, size, shape.text, shape.isUpright === true ? '0 1 -1 0' : '1 0 0 1')}`;
      }
    }
  };

  const content = [
    '0.086 0.086 0.075 rg 0.086 0.086 0.075 RG 0.6 w 1 j',
    written(`${MARGIN} ${PAGE.height - MARGIN - 14}`, 15, title),
    written(`${MARGIN} ${PAGE.height - MARGIN - 30}`, 9, `${note} 1:${scale}`),
    ...board.shapes.map(drawn),
  ].join('\n');
  return fileOf(
    [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      `<< /Title ${literal(title)} >>`,
    ],
    6,
  );
};

/** Objects of a PDF as a file; every letter is one byte. */
const fileOf = (objects: readonly string[], info: number): Uint8Array => {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};
