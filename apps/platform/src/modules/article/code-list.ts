import type { ModelDefinition } from '@candil/domain';

/** An available reference, by its place in the list. */
export type CodePlace = number;

/** Every reference of a catalogue in one text, sorted; a scan of it finds any part of any code. */
export interface CodeList {
  readonly size: number;
  referenceAt(place: CodePlace): string;
  /** Place of the code's model in the models the list was made of. */
  modelAt(place: CodePlace): number;
  /** Place of the first code behind those of the same model. */
  endOfModel(place: CodePlace): CodePlace;
  /** Place of the first code that is not before the folded term in alphabetical order. */
  firstNotBefore(code: string): CodePlace;
  startsWith(place: CodePlace, code: string): boolean;
  /** The next code from this place on that holds the folded term; undefined behind the last. */
  nextHolding(code: string, from: CodePlace): CodePlace | undefined;
}

interface ModelCodes {
  readonly model: ModelDefinition;
  readonly references: readonly string[];
}

const HYPHEN_AT = 4;

/**
 * The list of models that stand in the order of their numbers. Codes are kept without the hyphen of catalogue 21: it stands at one place
 * in all of them, and people who search leave it out.
 */
export const codeListOf = (models: readonly ModelCodes[], hyphen: boolean): CodeList => {
  const codes: string[] = [];
  const owners: number[] = [];
  models.forEach(({ references }, owner) => {
    const own = hyphen ? references.map((reference) => reference.replace('-', '')) : [...references];
    for (const code of own.sort()) {
      codes.push(code);
      owners.push(owner);
    }
  });
  const text = codes.map((code) => `${code}\n`).join('');
  const starts = new Uint32Array(codes.length + 1);
  codes.forEach((code, place) => {
    starts[place + 1] = (starts[place] ?? 0) + code.length + 1;
  });
  return codeListIn(text, starts, Uint32Array.from(owners), hyphen);
};

const codeListIn = (text: string, starts: Uint32Array, owners: Uint32Array, hyphen: boolean): CodeList => {
  const size = owners.length;
  const startOf = (place: CodePlace) => starts[place] ?? text.length;
  const codeAt = (place: CodePlace) => text.slice(startOf(place), startOf(place + 1) - 1);
  /** The first place for which `isBehind` holds; it must hold for every place behind that one too. */
  const firstWhere = (low: CodePlace, isBehind: (place: CodePlace) => boolean): CodePlace => {
    let high = size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBehind(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  };
  return {
    size,
    referenceAt: (place) => {
      const code = codeAt(place);
      return hyphen ? `${code.slice(0, HYPHEN_AT)}-${code.slice(HYPHEN_AT)}` : code;
    },
    modelAt: (place) => owners[place] ?? 0,
    endOfModel: (place) => firstWhere(place, (other) => (owners[other] ?? 0) > (owners[place] ?? 0)),
    firstNotBefore: (code) => firstWhere(0, (place) => codeAt(place) >= code),
    startsWith: (place, code) => place < size && text.startsWith(code, startOf(place)),
    nextHolding: (code, from) => {
      const found = text.indexOf(code, startOf(from));
      return found < 0 ? undefined : firstWhere(from, (place) => startOf(place + 1) > found);
    },
  };
};
