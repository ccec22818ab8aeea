import { fetchPart } from './fetch-part';

/** Makes the loader for `lazy` of React: fetches code when it is first rendered, again when it does not arrive, and picks the component. */
export const partOf =
  <Module, Part>(load: () => Promise<Module>, part: (module: Module) => Part): (() => Promise<{ default: Part }>) =>
  async () => ({ default: part(await fetchPart(load)) });
