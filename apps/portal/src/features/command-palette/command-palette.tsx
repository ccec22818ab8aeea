import { lazy, Suspense } from 'react';

const PaletteDialog = lazy(() => import('./palette-dialog').then(({ PaletteDialog }) => ({ default: PaletteDialog })));

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Search over everything; fetched when it is first opened. */
export const CommandPalette = ({ isOpen, onClose }: CommandPaletteProps) =>
  isOpen && (
    <Suspense>
      <PaletteDialog onClose={onClose} />
    </Suspense>
  );
