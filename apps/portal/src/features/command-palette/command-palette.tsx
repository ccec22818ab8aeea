import { Suspense } from 'react';
import { lazyPart } from '../../shared/part/lazy-part';

const PaletteDialog = lazyPart(
  () => import('./palette-dialog'),
  ({ PaletteDialog }) => PaletteDialog,
);

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
