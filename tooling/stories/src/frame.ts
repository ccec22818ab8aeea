/** Settings of the gallery's toolbar for the whole page. */
export interface Frame {
  readonly theme?: unknown;
  readonly direction?: unknown;
  readonly text?: unknown;
}

const directionOf = ({ direction }: Frame) => (direction === 'rtl' ? 'rtl' : 'ltr');
const sizeOf = ({ text }: Frame) => (text === '200%' ? '200%' : '');

/** Direction and size of text for an element around one story among others. */
export const frameOf = (frame: Frame) => ({ dir: directionOf(frame), style: { fontSize: sizeOf(frame) } });

/** Writes theme, direction and size of text on the root element, as an application does. */
export const applyFrame = (frame: Frame) => {
  const root = document.documentElement;
  root.dataset.theme = frame.theme === 'dark' ? 'dark' : 'light';
  root.dir = directionOf(frame);
  root.lang = 'en';
  root.style.fontSize = sizeOf(frame);
};
