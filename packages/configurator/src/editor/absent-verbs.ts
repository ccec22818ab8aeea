import type { PendantVerbs } from '../verbs/pendant-verbs';
import type { System } from './system';

/** Verbs of a system that the editor was not given: to call one is a mistake of the program. */
export function absentVerbs<Verbs extends object>(system: System): Verbs {
  const missing = (_: object, verb: string | symbol) => {
    // Whoever prints or compares an editor asks for symbols.
    if (typeof verb === 'symbol') return undefined;
    throw new RangeError(`This editor knows no ${system}, so it cannot ${verb}`);
  };
  return new Proxy<Verbs>({} as Verbs, { get: missing });
}

const none = (): never => {
  throw new RangeError('This editor knows no pendants');
};

export const NO_PENDANTS: PendantVerbs = {
  addLight: none,
  addPattern: none,
  mount: none,
  unmount: none,
  joinComposition: none,
  hangFrom: none,
  gather: none,
  hangApart: none,
  autoRoute: none,
};
