import { fetchPart } from './fetch-part';

/** What `lazy` of React takes: code that is fetched when it is first drawn, and again when it does not arrive, and what of it is drawn. */
export const partOf =
  <Module, Part>(load: () => Promise<Module>, part: (module: Module) => Part): (() => Promise<{ default: Part }>) =>
  async () => ({ default: part(await fetchPart(load)) });
