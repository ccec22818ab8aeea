import { type ConfiguratorChoice, chooseConfigurator, errorText } from '@candil/domain';

/** The configurator that an address opens. */
export interface OpenedIn {
  readonly choice: ConfiguratorChoice;
  /** The one that it draws; undefined for those that ask for a collection. */
  readonly subFamilyId: number | undefined;
  /** True when it shows the files of a product, whatever configurator made it. */
  readonly isExport?: boolean;
}

/** The configurator of a route: crea (1), its short form (4), the compositor of composing pendants (10), or drawing (2) and no-drawing (3) of a sub-family (CF2, CF3). */
export const openedIn = (typeId: 1 | 2 | 3 | 4 | 10, subFamilyId?: number): OpenedIn => {
  const choice = chooseConfigurator(typeId, subFamilyId);
  if (!choice.ok) throw new Error(errorText(choice.failure));
  return { choice: choice.value, subFamilyId };
};
