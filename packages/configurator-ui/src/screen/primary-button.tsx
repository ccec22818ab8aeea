import { Button } from '@candil/ui-kit/button';
import { later } from '../state/later';
import type { PrimaryAction } from './editor-screen-props';

/** Shown only where there is a reason. */
const Tooltip = later(
  () => import('@candil/ui-kit/tooltip'),
  (parts) => parts.Tooltip,
  ({ children }) => children,
);

interface PrimaryButtonProps {
  readonly action: PrimaryAction;
  readonly isShort?: boolean;
}

/** Saves the composition. When saving is impossible, it stays visible, disabled, with the reason. */
export const PrimaryButton = ({ action, isShort = false }: PrimaryButtonProps) => {
  const { label, shortLabel, onPress, isPending, disabledReason } = action;
  const button = (
    <Button
      variant="primary"
      loading={isPending}
      aria-disabled={disabledReason === undefined ? undefined : true}
      aria-label={isShort && shortLabel ? label : undefined}
      onClick={() => disabledReason === undefined && onPress()}
      className={disabledReason === undefined ? undefined : 'opacity-45'}
    >
      {isShort ? (shortLabel ?? label) : label}
    </Button>
  );
  return disabledReason === undefined ? (
    button
  ) : (
    <Tooltip content={disabledReason} offset={8}>
      {button}
    </Tooltip>
  );
};
