import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { fetchAgain } from './fetch-again';

/**
 * A part that is fetched when it is first drawn, and `Waiting`, or nothing, in its place until then. One that does not arrive stays away
 * from the screen, which is worked in without it; it is fetched again when it is drawn anew, and when the connection is back.
 */
export const later = <Props extends object, Parts>(
  load: () => Promise<Parts>,
  part: (parts: Parts) => ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> => {
  let known: ComponentType<object> | undefined;
  const fetched = () => {
    known ??= lazy(async () => {
      try {
        return { default: part(await fetchAgain(load)) as ComponentType<object> };
      } catch {
        known = undefined;
        return { default: Missing };
      }
    });
    return known;
  };
  const Later = (props: Props) => {
    const [Part, setPart] = useState(fetched);
    useEffect(() => {
      const again = () => setPart(fetched);
      window.addEventListener('online', again);
      return () => window.removeEventListener('online', again);
    }, []);
    return (
      <Suspense fallback={Waiting === undefined ? null : <Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
  return Later;
};

const Missing = () => null;
