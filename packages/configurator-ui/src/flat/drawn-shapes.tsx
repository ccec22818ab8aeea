import type { Shape } from '@candil/configurator-3d/drawing';
import { useLayoutEffect } from 'react';
import { useDrawing } from './use-drawing';

/** Shapes that are no targets. */
export const DrawnShapes = ({ shapes }: { readonly shapes: readonly Shape[] }) => {
  const [part, draw] = useDrawing();
  useLayoutEffect(() => {
    draw(shapes);
  });
  return <g ref={part} className="pointer-events-none" />;
};
