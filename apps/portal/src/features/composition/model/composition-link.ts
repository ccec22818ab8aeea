import { decodeComposition, encodeComposition } from '@candil/contract/composition-link';
import { canonicalJson, type Furniture, type SavedDocument } from '@candil/domain';

export interface LinkedComposition {
  /** Untrusted until the domain library has read it. */
  readonly document: unknown;
  readonly furniture: readonly Furniture[];
}

/** The composition that a code holds; null for a code that is broken, cut off, hostile or holds no furniture of a room. */
export const readLink = async (code: string): Promise<LinkedComposition | null> => {
  const read = await decodeComposition(code);
  if (read === undefined) return null;
  // The parser is loaded only to open a link.
  const { readFurniture } = await import('@candil/contract');
  const furniture = readFurniture(read.furniture);
  return furniture === undefined ? null : { document: read.document, furniture };
};

interface Content {
  readonly document: SavedDocument;
  readonly furniture: readonly Furniture[];
}

/** The code of a composition; undefined when it is too large for an address. */
export const codeOfComposition = ({ document, furniture }: Content): Promise<string | undefined> =>
  encodeComposition({ document, furniture }, canonicalJson);

/** Characters of a path that every server and proxy on the way lets pass; a longer code stands behind the `#`. */
const PATH_MAX = 8_000;

/** The public address of a drawing. */
export const sharedPath = (route: string, code: string): string =>
  code.length <= PATH_MAX ? `/${route}/product/${code}` : `/${route}/product/link#composition=${code}`;
