import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FlagName } from '@candil/domain';

/** Written beside the portal by its own tests: every address that has a screen, with `:name` where anything may stand. */
const FILE = 'pages.json';

/** A page of the portal; with a flag it exists only while that flag has the state. */
export interface PortalPage {
  readonly flag?: FlagName;
  readonly state?: 'on' | 'off';
}

/** As the list writes it: most addresses are always there, and stand as text alone. */
type ListedAddress = string | (PortalPage & { readonly path: string });

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/**
 * Reads the addresses of the portal and returns a function that finds the page at a path, as its router matches them. A
 * build without the list has a page everywhere.
 */
export const readPageAddresses = (portalDirectory: string): ((path: string) => PortalPage | undefined) => {
  const file = join(portalDirectory, FILE);
  if (!existsSync(file)) return () => ({});
  const addresses = (JSON.parse(readFileSync(file, 'utf8')) as ListedAddress[]).map((listed) => {
    const { path, ...page } = typeof listed === 'string' ? { path: listed } : listed;
    return { parts: partsOf(path), page };
  });
  return (path) => {
    const pathParts = partsOf(path);
    return addresses.find(
      ({ parts }) => parts.length === pathParts.length && parts.every((part, index) => part.startsWith(':') || part === pathParts[index]),
    )?.page;
  };
};
