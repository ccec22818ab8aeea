import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { StageSize } from './in-place';

/** The size of an element as it changes; undefined until it is known. */
export const useStageSize = <E extends HTMLElement>(): readonly [RefObject<E | null>, StageSize | undefined] => {
  const element = useRef<E>(null);
  const [size, setSize] = useState<StageSize>();
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => setSize({ width: current.clientWidth, height: current.clientHeight });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, size];
};
