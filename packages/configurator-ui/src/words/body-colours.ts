import type { EditContext } from '@candil/domain';

/** Opal glass, which most of a body is where a finish names it second. */
const OPAL = '90';

/** CSS colours of a luminaire as it is drawn flat. */
export interface BodyColours {
  readonly finish: string;
  /** Colour of the glass, where it is larger than the painted part. */
  readonly body: string;
  /** True when dark text can be read on the body. */
  readonly isLight: boolean;
}

const UNKNOWN = '#a2a29a';
const OPAL_HEX = '#fff6e4';

/** Returns whether dark text reads better than white on a colour: relative luminance above 0.35. */
const isLightHex = (hex: string): boolean => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return 0.2126 * red ** 2.2 + 0.7152 * green ** 2.2 + 0.0722 * blue ** 2.2 > 0.35;
};

export const bodyColours = (context: EditContext, model: string, color: string | undefined): BodyColours => {
  const variation = context.modelOf(model)?.variations.find(({ type, modifier }) => type === 'color' && modifier === color);
  const finish = typeof variation?.value === 'string' ? variation.value : UNKNOWN;
  const body = variation?.modifier2 === OPAL ? OPAL_HEX : finish;
  return { finish, body, isLight: isLightHex(body) };
};
