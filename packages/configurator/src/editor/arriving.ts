/**
 * A part of the editor that is given, or fetched at once. One that did not arrive is asked for again whenever it is missed; until then it
 * is undefined.
 */
export function arriving<Part extends object>(
  given: Part | (() => Promise<Part>),
  onArrival: (part: Part) => void,
): () => Part | undefined {
  if (typeof given !== 'function') return () => given;
  let part: Part | undefined;
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    given().then(
      (arrived) => {
        part = arrived;
        onArrival(arrived);
      },
      () => {
        isAsked = false;
      },
    );
  };
  ask();
  return () => {
    if (!isAsked) ask();
    return part;
  };
}
