import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

const OverContext = createContext<SVGSVGElement | null>(null);
export const OverProvider = OverContext.Provider;

interface OverDrawingProps {
  readonly children: ReactNode;
}

/** Passing marks, over the drawing in a layer of their own: the browser need not paint hundreds of luminaires anew for a ring around one. */
export const OverDrawing = ({ children }: OverDrawingProps) => {
  const over = useContext(OverContext);
  return over && createPortal(children, over);
};
