import { noteArrived, noteMissing } from '@candil/configurator';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { fetchAgain } from './fetch-again';
import { missingParts } from './missing-parts';

/**
 * A part that is fetched when it is first drawn, and `Waiting`, or nothing, in its place until then. One that does not arrive stays away
 * from the screen, which is worked in without it, and is noted as missing; it is fetched again when it is drawn anew, when the connection
 * is back, and when the user asks for it.
 */
export const later = <Props extends object, Parts>(
  load: () => Promise<Parts>,
  part: (parts: Parts) => ComponentType<Props>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> => drawnLater(() => fetchAgain(load, part), Waiting);

/** The same for a part that is made of several. */
export const drawnLater = <Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Waiting: ComponentType<Props> = Nothing,
): ComponentType<Props> => {
  let known: ComponentType<object> | undefined;
  let asked: Promise<unknown> | undefined;
  /** Draws it anew wherever it is drawn now. */
  const drawn = new Set<() => void>();
  const again = async () => {
    for (const draw of drawn) draw();
    await asked;
  };
  const arrive = async () => {
    try {
      const Part = await fetchPart();
      noteArrived(missingParts, again);
      return { default: Part as ComponentType<object> };
    } catch (cause) {
      known = undefined;
      if (drawn.size > 0) noteMissing(missingParts, { cause, again });
      return { default: Waiting as ComponentType<object> };
    }
  };
  const fetched = () => {
    if (known === undefined) {
      const arrival = arrive();
      asked = arrival;
      known = lazy(() => arrival);
    }
    return known;
  };
  const Later = (props: Props) => {
    const [Part, setPart] = useState(fetched);
    useEffect(() => {
      const draw = () => {
        const Fetched = fetched();
        setPart(() => Fetched);
      };
      drawn.add(draw);
      window.addEventListener('online', draw);
      return () => {
        window.removeEventListener('online', draw);
        drawn.delete(draw);
        if (drawn.size === 0) noteArrived(missingParts, again);
      };
    }, []);
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <Part {...props} />
      </Suspense>
    );
  };
  return Later;
};

const Nothing = () => null;
