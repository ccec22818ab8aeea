/** The configurators that exist, by the id of their type. */
const CONFIGURATORS: Readonly<Record<number, string>> = { 7: 'RegularConfigurator' };

/** Where the picker stands: choosing for a new project, or for one that is there. */
export interface PickerPlace {
  readonly projectId: string | undefined;
}

export const collectionsPath = ({ projectId }: PickerPlace): string =>
  projectId === undefined ? '/create-project/select-collection' : `/project/${projectId}/add-product/select-collection`;

export const collectionPath = (place: PickerPlace, subFamilyId: number): string => `${collectionsPath(place)}/${subFamilyId}`;

interface Choice {
  readonly configuratorTypeId: number;
  readonly subFamilyId: number;
  readonly catalogId: number;
  readonly model: string;
}

/** The configurator of a model; undefined for a type that has none ("No configurator setted!"). */
export const configuratorPath = ({ projectId }: PickerPlace, choice: Choice): string | undefined => {
  const name = CONFIGURATORS[choice.configuratorTypeId];
  if (name === undefined) return undefined;
  const base = projectId === undefined ? '/new-product' : `/project/${projectId}/add-product`;
  const search = new URLSearchParams({ subFamily: String(choice.subFamilyId), catalog: String(choice.catalogId), model: choice.model });
  return `${base}/${name}?${search}`;
};
