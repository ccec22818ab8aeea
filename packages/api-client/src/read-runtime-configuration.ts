import type { RuntimeConfiguration, ServiceName } from '@candil/contract';

const META = 'candil-configuration';
const SERVICES: readonly ServiceName[] = ['api', 'static', 'domain', 'apihub', 'sync'];

/** One origin with a path for each service: the default when the page was not served by the platform (development). */
const DEFAULT: RuntimeConfiguration = {
  services: { api: '/api', static: '/static', domain: '/domain', apihub: '/apihub', sync: '/sync' },
  version: 'development',
};

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Returns the runtime configuration of a page. Read by hand: the schemas of the contract are no part of the first load. */
export const readRuntimeConfiguration = (page: Document): RuntimeConfiguration => {
  const content = page.querySelector<HTMLMetaElement>(`meta[name="${META}"]`)?.content;
  if (!content) return DEFAULT;
  const given: unknown = JSON.parse(content);
  if (!isRecord(given) || !isRecord(given.services) || typeof given.version !== 'string')
    throw new Error(`The ${META} of the page is malformed`);
  const { services, version, webHost, supportEmail, frameAncestors } = given;
  const entries = SERVICES.map((name) => {
    const prefix = services[name];
    if (typeof prefix !== 'string') throw new Error(`The ${META} of the page lacks the service ${name}`);
    return [name, prefix] as const;
  });
  return {
    services: Object.fromEntries(entries) as RuntimeConfiguration['services'],
    version,
    ...(typeof webHost === 'string' && { webHost }),
    ...(typeof supportEmail === 'string' && { supportEmail }),
    ...(Array.isArray(frameAncestors) && { frameAncestors: frameAncestors.filter((origin) => typeof origin === 'string') }),
  };
};
