import { CONFIGURATOR_IDS, chooseConfigurator } from '@candil/domain';
import type { Opening } from './opening';

/** The part of an address that a configurator of a system is chosen by: drawing or no-drawing. */
const OTHER_ID: Readonly<Partial<Record<number, 2 | 3>>> = {
  [CONFIGURATOR_IDS.DRAWING]: CONFIGURATOR_IDS.NODRAWING,
  [CONFIGURATOR_IDS.NODRAWING]: CONFIGURATOR_IDS.DRAWING,
};

/** Handover to the other screen of the same document, so that it does not announce the draft. */
export const SWITCHED = { switched: true } as const;

export const isSwitched = (state: unknown): boolean => (state as Partial<typeof SWITCHED> | null)?.switched === true;

interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

/** Returns the address at which the same document is drawn, or listed; undefined where there is no other way to it, or not in this mode. */
export const otherWayPath = ({ openedIn, ...opening }: Opening, { pathname, search, hash }: Address): string | undefined => {
  const { choice, subFamilyId } = openedIn;
  const otherId = OTHER_ID[choice.id];
  const other = otherId === undefined ? undefined : chooseConfigurator(otherId, subFamilyId);
  if (other?.ok !== true || opening.kind === 'shared') return undefined;
  if (opening.kind === 'saved' && !other.value.modes.includes(opening.mode)) return undefined;
  return pathname.replace(`/${choice.route}`, `/${other.value.route}`) + search + hash;
};
