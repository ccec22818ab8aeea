/** Start configuration of the platform, as far as the frame needs it. */
export interface FrameConfiguration {
  /** Prefix of the service that is called. */
  readonly api: string;
  /** Prefix of the service that delivers texts. */
  readonly hub: string;
  /** Further origins that may exchange messages. */
  readonly embedAncestors: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Read by hand: the schemas of the contract are no part of the first load. A page that the platform did not serve has the default. */
export const readConfiguration = (page: Document): FrameConfiguration => {
  const content = page.querySelector<HTMLMetaElement>('meta[name="candil-configuration"]')?.content;
  const given: unknown = content ? JSON.parse(content) : undefined;
  const { services, embedAncestors } = isRecord(given) ? given : {};
  const prefixOf = (service: string): string => {
    const prefix = isRecord(services) ? services[service] : undefined;
    return typeof prefix === 'string' ? prefix : `/${service}`;
  };
  return {
    api: prefixOf('api'),
    hub: prefixOf('apihub'),
    embedAncestors: Array.isArray(embedAncestors) ? embedAncestors.filter((origin) => typeof origin === 'string') : [],
  };
};
