import { type ComponentType, lazy, Suspense } from 'react';

/** A part that is fetched when it is first drawn, and nothing in its place until then. */
export const later = <Props extends object, Parts>(
  load: () => Promise<Parts>,
  part: (parts: Parts) => ComponentType<Props>,
): ComponentType<Props> => {
  const Part = lazy(async () => ({ default: part(await load()) as ComponentType<object> }));
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where its module begins
  const Later = (props: Props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
  return Later;
};
