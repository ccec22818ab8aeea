import { type Configuration, type Element, elementOf } from '@candil/domain';

/** The Space of a configuration. */
export const spaceOf = ({ tree }: Configuration): Element => elementOf(tree, tree.rootId);
