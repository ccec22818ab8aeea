/** Start configuration of the platform, as far as the frame needs it. */
export interface FrameConfiguration {
  /** Prefix of the service that is called. */
  readonly api: string;
  /** Further origins that may exchange messages. */
  readonly embedAncestors: readonly string[];
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Read by hand: the schemas of the contract are no part of the first load. A page that the platform did not serve has the default. */
export const readConfiguration = (page: Document): FrameConfiguration => {
  const content = page.querySelector<HTMLMetaElement>('meta[name="candil-configuration"]')?.content;
  const given: unknown = content ? JSON.parse(content) : undefined;
  const { services, embedAncestors } = isRecord(given) ? given : {};
  return {
    api: isRecord(services) && typeof services.api === 'string' ? services.api : '/api',
    embedAncestors: Array.isArray(embedAncestors) ? embedAncestors.filter((origin) => typeof origin === 'string') : [],
  };
};
