/** x⁸ + x⁴ + x³ + x² + 1 makes the field of 256 numbers that QR codes are reckoned in. */
const FIELD = 0x11d;

const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = value < 128 ? value * 2 : (value * 2) ^ FIELD;
}

const product = (one: number, other: number): number =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0);

/** Coefficients of (x − 1)(x − 2)(x − 4)…, the highest left out, which is 1. */
const generator = (degree: number): Uint8Array => {
  const coefficients = new Uint8Array(degree);
  coefficients[degree - 1] = 1;
  for (let step = 0; step < degree; step += 1) {
    const root = powers[step] ?? 0;
    for (let at = 0; at < degree; at += 1) coefficients[at] = product(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0);
  }
  return coefficients;
};

/** The words of Reed and Solomon with which a reader mends a block. */
export const errorWords = (data: Uint8Array, count: number): Uint8Array => {
  const divisor = generator(count);
  const rest = new Uint8Array(count);
  for (const word of data) {
    const factor = word ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[count - 1] = 0;
    for (let at = 0; at < count; at += 1) rest[at] = (rest[at] ?? 0) ^ product(divisor[at] ?? 0, factor);
  }
  return rest;
};
