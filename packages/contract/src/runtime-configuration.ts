import * as z from 'zod/mini';
import { SERVICES, type ServiceName } from './endpoint';

/** Name of the `<meta>` element of every page that carries the configuration as JSON. */
export const CONFIGURATION_META = 'candil-configuration';

const prefix = z.string();

/** Read at start, never baked into a bundle: where each service lives. */
export const runtimeConfiguration = z.object({
  services: z.object({ api: prefix, static: prefix, domain: prefix, apihub: prefix, sync: prefix }),
  version: z.string(),
  /** Host of the maker's website; without one the platform links to no page of it. */
  webHost: z.optional(z.string()),
  /** E-mail address for support when the form cannot be reached. */
  supportEmail: z.optional(z.string()),
  /** Origins besides the platform's own whose pages may frame the login area; absent = none. */
  frameAncestors: z.optional(z.array(z.string())),
  /** Origins besides the platform's own whose pages may embed the configurator; absent = none. */
  embedAncestors: z.optional(z.array(z.string())),
});
export type RuntimeConfiguration = z.output<typeof runtimeConfiguration>;

/** Path prefixes of one origin: the embedded default. */
export const EMBEDDED_SERVICES = Object.fromEntries(SERVICES.map((name) => [name, `/${name}`])) as Record<ServiceName, string>;
