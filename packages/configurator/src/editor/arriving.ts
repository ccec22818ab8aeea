import { type MissingPart, type MissingParts, noteArrived, noteMissing } from './missing-parts';

interface Arrival<Part> {
  readonly onArrival: (part: Part) => void;
  readonly onFailure?: () => void;
  /** Where it stands once it was wanted and asked for in vain, until it arrives. */
  readonly missing: MissingParts;
}

/**
 * A part of the editor that is given, or fetched at once. One that did not arrive is asked for again whenever it is wanted; until then it
 * is undefined.
 */
export function arriving<Part extends object>(
  given: Part | (() => Promise<Part>),
  { onArrival, onFailure, missing }: Arrival<Part>,
): () => Part | undefined {
  if (typeof given !== 'function') return () => given;
  let part: Part | undefined;
  let asked: Promise<void> | undefined;
  let failed: MissingPart | undefined;
  let isWanted = false;
  const again = (): Promise<void> => {
    asked ??= given().then(
      (arrived) => {
        part = arrived;
        noteArrived(missing, again);
        onArrival(arrived);
      },
      (cause: unknown) => {
        asked = undefined;
        failed = { cause, again };
        onFailure?.();
        if (isWanted) noteMissing(missing, failed);
      },
    );
    return asked;
  };
  void again();
  return () => {
    if (part === undefined) {
      // A part that nobody has wanted yet may still arrive in time.
      if (!isWanted && failed !== undefined) noteMissing(missing, failed);
      isWanted = true;
      void again();
    }
    return part;
  };
}
