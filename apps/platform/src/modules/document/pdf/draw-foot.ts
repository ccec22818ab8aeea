import { CODE_SIDE, INK, LEADING, SIZE } from '../page.data';
import type { Canvas } from './canvas';
import type { QrCode } from './qr-code';

interface Foot {
  /** Name of the document, and its issuer. */
  readonly mark: string;
  readonly number: string;
  /** Code of the address; undefined where there is none. */
  readonly code: QrCode | undefined;
  readonly address: string | undefined;
}

/** More than the four modules that a code needs around it. */
const GAP = 12;
const STYLE = { size: SIZE.label, color: INK.quiet };

/** The foot of a page: its document and number, and the code that leads to it. */
export const drawFoot = (canvas: Canvas, { mark, number, code, address = '' }: Foot): void => {
  const { left, right, foot } = canvas.layout;
  canvas.number(number, right, foot, STYLE);
  if (code === undefined) {
    canvas.text(canvas.cut(mark, (right - left) * 0.8, STYLE), left, foot, STYLE);
    return;
  }
  canvas.code(code, left, foot + 2 - CODE_SIDE, CODE_SIDE);
  const x = left + CODE_SIDE + GAP;
  const width = right - x - 40;
  const lines = [...canvas.lines(address, width, { ...STYLE, font: 'mono' }).slice(0, 3), canvas.cut(mark, width, STYLE)];
  for (const [index, line] of lines.entries()) {
    const isMark = index === lines.length - 1;
    canvas.text(line, x, foot - (lines.length - 1 - index) * LEADING.small, isMark ? STYLE : { ...STYLE, font: 'mono' });
  }
};
