import { awaitPart } from '@candil/configurator';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { fetchAgain } from './fetch-again';
import { missingParts } from './missing-parts';

/**
 * A part that is fetched when it is first drawn, and `Waiting`, or nothing, in its place until then. One that does not arrive stays away
 * from the screen, which is worked in without it, and is noted as missing, as is one that is late; it is fetched again when it is drawn
 * anew, when the connection is back, and when the user asks for it.
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
  let draw: (Part: ComponentType<Props>) => void = () => undefined;
  /** Draws it anew wherever it is drawn now. */
  const drawn = new Set<() => void>();
  const awaited = awaitPart({
    fetch: fetchPart,
    onArrival: (Part) => draw(Part),
    onMiss: ({ isLate }) => {
      if (isLate) return;
      known = undefined;
      draw(Waiting);
    },
    missing: missingParts,
    again: async () => {
      for (const drawAnew of drawn) drawAnew();
      await awaited.ask();
    },
  });
  const fetched = () => {
    if (known === undefined) {
      const arrival = new Promise<{ default: ComponentType<object> }>((resolve) => {
        draw = (Part) => resolve({ default: Part as ComponentType<object> });
      });
      known = lazy(() => arrival);
      void awaited.ask();
    }
    return known;
  };
  const Later = (props: Props) => {
    const [Part, setPart] = useState(fetched);
    useEffect(() => {
      const drawAnew = () => {
        const Fetched = fetched();
        setPart(() => Fetched);
      };
      drawn.add(drawAnew);
      awaited.setWanted(true);
      window.addEventListener('online', drawAnew);
      return () => {
        window.removeEventListener('online', drawAnew);
        drawn.delete(drawAnew);
        if (drawn.size === 0) awaited.setWanted(false);
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
