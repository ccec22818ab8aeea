/** A value for JSON to change, however deep. */
export type Loose = { [key: string]: Loose } & Loose[] & { [key: string]: unknown };

export const copyOf = (value: unknown) => JSON.parse(JSON.stringify(value)) as Loose;

type Path = readonly string[];

/** Every place of a saved document with its value, except those that import and version read. */
export function placesOf(document: unknown): readonly { readonly path: Path; readonly value: unknown }[] {
  return placesBelow(document, []).filter(({ path }) => !['type', 'props', 'version'].includes(path.join('.')));
}

function placesBelow(value: unknown, path: Path): readonly { readonly path: Path; readonly value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }];
  const own = path.length === 0 ? [] : [{ path, value }];
  return [...own, ...Object.entries(value).flatMap(([key, item]) => placesBelow(item, [...path, key]))];
}

/** The document with another value at a place. */
export function replaced(document: unknown, path: Path, value: unknown): unknown {
  const copy = copyOf(document);
  const above = path.slice(0, -1).reduce<Loose>((object, part) => object[part] as Loose, copy);
  Object.assign(above, { [path.at(-1) ?? '']: value });
  return copy;
}

/** The element of a saved document at a path of indexes. */
export function elementAt(document: Loose, ...path: readonly number[]): Loose {
  return path.reduce<Loose>((element, index) => element.elements?.[index]?.element as Loose, document);
}
