/** Marks a route whose screen is drawn without bar, tabs and foot, always or for some addresses of it; a `Page` there has them. */
export interface FullScreenHandle {
  readonly fullScreen: true | ((search: URLSearchParams) => boolean);
}

/** Returns whether a match of the router fills the screen at an address. */
export const isFullScreenAt = (handle: unknown, search: string): boolean => {
  if (typeof handle !== 'object' || handle === null || !('fullScreen' in handle)) return false;
  const { fullScreen } = handle as FullScreenHandle;
  return fullScreen === true || fullScreen(new URLSearchParams(search));
};
