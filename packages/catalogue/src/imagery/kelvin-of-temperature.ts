import { TEMPERATURES } from '../source/light-options.data';

/** Colour temperature of a code; undefined where the light has no single one. */
export const kelvinOfTemperature = (code: string): number | undefined => TEMPERATURES.find((each) => each.code === code)?.kelvin;
