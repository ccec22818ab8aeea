import { awaitPart } from './await-part';
import type { MissingPart, MissingParts } from './missing-parts';

interface Arrival<Part> {
  readonly onArrival: (part: Part) => void;
  /** It was asked for in vain, or is late. */
  readonly onMiss?: (part: MissingPart) => void;
  /** Where it stands once it was wanted and does not come, until it arrives. */
  readonly missing: MissingParts;
}

/**
 * A part of the editor that is given, or fetched at once. One that did not arrive, or is late, is asked for again whenever it is wanted;
 * until it is there it is undefined.
 */
export function arriving<Part extends object>(
  given: Part | (() => Promise<Part>),
  { onArrival, onMiss, missing }: Arrival<Part>,
): () => Part | undefined {
  if (typeof given !== 'function') return () => given;
  let part: Part | undefined;
  const awaited = awaitPart({
    fetch: given,
    onArrival: (arrived: Part) => {
      part = arrived;
      onArrival(arrived);
    },
    ...(onMiss && { onMiss }),
    missing,
  });
  void awaited.ask();
  return () => {
    if (part === undefined) {
      // A part that nobody has wanted yet may still arrive in time.
      awaited.setWanted(true);
      void awaited.ask();
    }
    return part;
  };
}
