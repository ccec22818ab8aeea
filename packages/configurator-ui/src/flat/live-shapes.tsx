import type { LiveState } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { useDrawing } from './use-drawing';
import { useEachStep } from './use-each-step';

/** Shapes that follow a gesture: a step draws them, and renders nothing. */
export const LiveShapes = ({ shapesOf }: { readonly shapesOf: (live: LiveState) => readonly Shape[] }) => {
  const [part, draw] = useDrawing();
  useEachStep((live) => draw(shapesOf(live)));
  return <g ref={part} className="pointer-events-none" />;
};
