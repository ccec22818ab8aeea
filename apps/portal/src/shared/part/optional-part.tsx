import { fetchPart, PartFailure } from '@candil/api-client/part';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';

interface OptionalPlace {
  /** Stands in its place until it arrives, and when it does not; default nothing. */
  readonly waiting?: ReactNode;
  /** Stands there when it did not arrive, instead of `waiting`. */
  readonly missing?: (failure: PartFailure, askAgain: () => void) => ReactNode;
  /** The part did not arrive; fetched anew when it is next drawn. */
  readonly onMissing?: () => void;
}

/**
 * A component the screen can do without: its code is fetched when it is first drawn, and a part that does not arrive leaves the screen as it
 * is. Nothing is thrown while drawing: React writes what a boundary catches to the console, and `lazy` keeps a failure for ever.
 */
export const optionalPart = <Module, Props extends object>(
  load: () => Promise<Module>,
  part: (module: Module) => ComponentType<Props>,
): ComponentType<Props & OptionalPlace> => {
  let asked: ComponentType<Place<Props>> | undefined;
  const ask = () => {
    asked ??= lazy(() =>
      fetchPart(load).then(
        (module): Answer<Props> => {
          const Part = part(module);
          return { default: ({ props }) => <Part {...props} /> };
        },
        (thrown: unknown): Answer<Props> => {
          asked = undefined;
          if (!(thrown instanceof PartFailure)) throw thrown;
          return { default: ({ children }) => children(thrown) };
        },
      ),
    );
    return asked;
  };
  return ({ waiting, missing, onMissing, ...props }) => {
    const [{ Part }, setAnswer] = useState(() => ({ Part: ask() }));
    const askAgain = () => setAnswer({ Part: ask() });
    return (
      <Suspense fallback={waiting}>
        <Part props={props as unknown as Props}>
          {(failure) => (
            <Missing onMissing={onMissing} onOnline={askAgain}>
              {missing ? missing(failure, askAgain) : waiting}
            </Missing>
          )}
        </Part>
      </Suspense>
    );
  };
};

interface Place<Props> {
  readonly props: Props;
  /** In its place, when it did not arrive. */
  readonly children: (failure: PartFailure) => ReactNode;
}

interface Answer<Props> {
  readonly default: (place: Place<Props>) => ReactNode;
}

interface MissingProps {
  readonly onMissing: (() => void) | undefined;
  readonly onOnline: () => void;
  readonly children: ReactNode;
}

/** Says once that a part is missing; one that nobody is told about is asked for again when the network is back. */
const Missing = ({ onMissing, onOnline, children }: MissingProps) => {
  const isTold = onMissing !== undefined;
  const tell = useEffectEvent(() => onMissing?.());
  const comeBack = useEffectEvent(onOnline);
  useEffect(() => {
    if (isTold) return tell();
    const listener = () => comeBack();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, [isTold]);
  return children;
};
