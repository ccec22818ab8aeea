import { type Shape, shapesIn } from '@candil/configurator-3d/drawing';
import { type RefObject, useRef } from 'react';

/** Returns the group of a drawing, and what draws shapes into it once it is there. */
export const useDrawing = (): readonly [RefObject<SVGGElement | null>, (shapes: readonly Shape[]) => void] => {
  const part = useRef<SVGGElement>(null);
  const draw = useRef<ReturnType<typeof shapesIn>>(undefined);
  return [
    part,
    (shapes) => {
      if (part.current === null) return;
      draw.current ??= shapesIn(part.current);
      draw.current(shapes);
    },
  ];
};
