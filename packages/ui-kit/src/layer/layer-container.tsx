import { createContext, type ReactNode, useContext } from 'react';

const LayerContext = createContext<HTMLElement | null>(null);

/** Floating parts below it are mounted in `container`, so a dropdown (9999) opened inside a modal (13000) is not behind it. */
export const LayerProvider = ({ container, children }: { container: HTMLElement | null; children: ReactNode }) => (
  <LayerContext value={container}>{children}</LayerContext>
);

/** Returns the element that floating parts are mounted in: the enclosing modal, or undefined for the end of the page. */
export const useLayerContainer = (): HTMLElement | undefined => useContext(LayerContext) ?? undefined;

/** Look of everything that floats over the page, without its layer. */
export const floatingSurface = 'rounded-control border border-hairline bg-raised text-text shadow-float outline-none';
