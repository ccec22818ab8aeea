import type { LiveState } from '@candil/configurator';
import type { Shape } from '@candil/configurator-3d/drawing';
import { type Followed, useEachStep } from '../state/use-each-step';
import { useDrawing } from './use-drawing';

interface LiveShapesProps extends Followed {
  readonly shapesOf: (live: LiveState) => readonly Shape[];
  /** By default they are no targets. */
  readonly className?: string;
}

/** Shapes that follow a gesture: a step draws them, and renders nothing. */
export const LiveShapes = ({ shapesOf, className = 'pointer-events-none', ...followed }: LiveShapesProps) => {
  const [part, draw] = useDrawing();
  useEachStep((live) => draw(shapesOf(live)), followed);
  return <g ref={part} className={className} />;
};
