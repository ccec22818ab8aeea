/** Marks a route whose screen is drawn without bar, tabs and foot, always or for some addresses of it. */
export interface FullScreenHandle {
  readonly fullScreen: true | ((search: URLSearchParams) => boolean);
}

/** Whether a match of the router is drawn so at an address. */
export const isFullScreenAt = (handle: unknown, search: string): boolean => {
  if (typeof handle !== 'object' || handle === null || !('fullScreen' in handle)) return false;
  const { fullScreen } = handle as FullScreenHandle;
  return fullScreen === true || fullScreen(new URLSearchParams(search));
};
