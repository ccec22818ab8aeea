import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Written beside the portal by its own tests: every address that has a screen, with `:name` where anything may stand. */
const FILE = 'pages.json';

const partsOf = (path: string): string[] => path.toLowerCase().split('/').filter(Boolean);

/**
 * Reads the addresses of the portal and returns a function that checks whether a path is one of them, as its router
 * matches them. A build without the list has them all.
 */
export const readPageAddresses = (portalDirectory: string): ((path: string) => boolean) => {
  const file = join(portalDirectory, FILE);
  if (!existsSync(file)) return () => true;
  const addresses = (JSON.parse(readFileSync(file, 'utf8')) as string[]).map(partsOf);
  return (path) => {
    const pathParts = partsOf(path);
    return addresses.some(
      (address) => address.length === pathParts.length && address.every((part, index) => part.startsWith(':') || part === pathParts[index]),
    );
  };
};
