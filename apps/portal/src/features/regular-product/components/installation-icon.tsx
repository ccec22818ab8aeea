import { canopyOf } from '../stage/in-place';

const SHAPES = {
  surface: 'M2 5h18M7 5v4h8V5M11 9v6',
  'free-wire': 'M2 5h18M3.5 5v4h5V5M6 9c2 5 8 4 9 -1V5M15 8v7',
  'built-in': 'M2 5h7M13 5h7M9 2v4h4V2M11 6v9',
} as const;

/** Pictogram of a luminaire's mounting on its ceiling, in a few lines. */
export const InstallationIcon = ({ code }: { readonly code: string }) => (
  <svg aria-hidden viewBox="0 0 22 18" className="h-4 w-5 shrink-0" fill="none" stroke="currentColor" strokeWidth="1.4">
    <path d={SHAPES[canopyOf(code)]} />
  </svg>
);
