/** What the toolbar of the gallery chooses for the whole page. */
export interface Frame {
  readonly theme?: unknown;
  readonly direction?: unknown;
  readonly text?: unknown;
}

/** Writes theme, direction and size of text on the root element, as an application does. */
export const applyFrame = ({ theme, direction, text }: Frame) => {
  const root = document.documentElement;
  root.dataset.theme = theme === 'dark' ? 'dark' : 'light';
  root.dir = direction === 'rtl' ? 'rtl' : 'ltr';
  root.lang = 'en';
  root.style.fontSize = text === '200%' ? '200%' : '';
};
