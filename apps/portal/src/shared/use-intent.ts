import { useAskedPart } from './part/use-asked-part';

export interface Intent {
  /** Someone has asked for it: draw the real thing, open. */
  readonly isRequested: boolean;
  /** For the button that stands there until then. */
  readonly handlers: { readonly onPointerEnter: () => void; readonly onFocus: () => void; readonly onClick: () => void };
  /** It did not arrive: the button stands there again. */
  readonly onMissing: () => void;
}

/** For a menu or dialog opened by a button: its code is loaded when a hand or the keyboard comes near, and drawn at the first press. */
export const useIntent = (load: () => Promise<unknown>): Intent => {
  const { asked, ask, onMissing } = useAskedPart();
  const prepare = () => void load().catch(() => undefined);
  return { isRequested: asked === true, handlers: { onPointerEnter: prepare, onFocus: prepare, onClick: () => ask(true) }, onMissing };
};
