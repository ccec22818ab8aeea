import type { SurfaceKind } from '../state/states';
import type { KeyInput } from './input';

const KEYS: Readonly<Record<string, SurfaceKind>> = { c: 'ceiling', w: 'wall', f: 'floor' };

/** The surface that a key names; undefined for every other key. */
export function surfaceOfKey({ key, alt, control }: KeyInput): SurfaceKind | undefined {
  return alt || control ? undefined : KEYS[key.toLowerCase()];
}
