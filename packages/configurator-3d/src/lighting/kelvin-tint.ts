import { kelvinOfTemperature } from '@candil/catalogue/imagery';
import { each, scale, type Vector } from './vector';

/** Red, green and blue. */
type Channels = Vector;

/** The eye of an evening takes this colour temperature for white. */
const ADAPTED_KELVIN = 2850;
const USUAL_KELVIN = 2700;

/**
 * Share of a tint that remains after the eye has adapted to the colour of its room, by channel. Green keeps more: less
 * looks sallow on beige walls.
 */
const KEPT = [1, 0.85, 0.55] as const;

/** Linear light of a black body, by Tanner Helland's fit, which is in sRGB. */
const blackBody = (kelvin: number): Channels => {
  const hundreds = Math.min(120, Math.max(15, kelvin / 100));
  const red = hundreds <= 66 ? 255 : 329.7 * (hundreds - 60) ** -0.1332;
  const green = hundreds <= 66 ? 99.47 * Math.log(hundreds) - 161.12 : 288.12 * (hundreds - 60) ** -0.0755;
  const blue = hundreds >= 66 ? 255 : 138.52 * Math.log(hundreds - 10) - 305.04;
  return each([red, green, blue], (value) => (Math.min(255, Math.max(0, value)) / 255) ** 2.2);
};

/** Colour of a lamp as the adapted eye sees it, linear, its luminance 1. */
const kelvinTint = (kelvin: number): Channels => {
  const [lamp, white] = [blackBody(kelvin), blackBody(ADAPTED_KELVIN)];
  const tint = each(lamp, (value, channel) => (value / white[channel]) ** KEPT[channel]);
  const luminance = 0.2126 * tint[0] + 0.7152 * tint[1] + 0.0722 * tint[2];
  return scale(tint, 1 / luminance);
};

const USUAL_TINT = kelvinTint(USUAL_KELVIN);

interface Tint {
  readonly own: Channels;
  /** Beside that of a usual lamp. */
  readonly besideUsual: Channels;
}

/** By kelvin: a gesture asks for those of its lights at each step. */
const tints = new Map<number, Tint>();

const knownTint = (temperature: string | undefined): Tint => {
  const kelvin = kelvinOfTemperature(temperature ?? '') ?? USUAL_KELVIN;
  const known = tints.get(kelvin);
  if (known !== undefined) return known;
  const own = kelvinTint(kelvin);
  const tint = { own, besideUsual: each(own, (value, channel) => value / USUAL_TINT[channel]) };
  tints.set(kelvin, tint);
  return tint;
};

/** Colour of the light of a temperature's code; a lamp of changing colour shines as the evening does. */
export const tintOf = (temperature: string | undefined): Channels => knownTint(temperature).own;

/** The same beside that of a usual lamp: 1 for one of 2700 K. */
export const tintBesideUsual = (temperature: string | undefined): Channels => knownTint(temperature).besideUsual;
