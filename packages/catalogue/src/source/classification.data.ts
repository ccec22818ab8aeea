import { ARTICLE_TYPES, CATEGORY_IDS, type CatalogId, CONFIGURATOR_IDS, type LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** The two catalogues of the maker: international and USA. */
export const CATALOG_IDS: readonly CatalogId[] = [16, 21];

/** Article types: level 1 of luminaires and level 2 of pendants as the domain numbers them, the others are the maker's own codes. */
export const ARTICLE_TYPE = {
  luminaire: ARTICLE_TYPES.LUMINAIRE.id,
  pendant: ARTICLE_TYPES.PENDANT.id,
  remoteDriver: { level1: 2, level2: 30, level3: 31 },
  shade: { dome: 21, bell: 22, glass: 23, cone: 24, drum: 25, bowl: 26, ring: 27 },
} as const;
export type Shade = keyof typeof ARTICLE_TYPE.shade;

export interface Category {
  readonly id: number;
  readonly name: LocalisedText;
}

/** The category ids of the specification that the collections use. */
export const CATEGORIES: readonly Category[] = [
  { id: CATEGORY_IDS.hanging, name: text('Hanging', 'Suspensión', 'Pendelleuchten', 'Suspensions', 'Sospensione', 'Hanging') },
  {
    id: CATEGORY_IDS.ceiling_hanging,
    name: text(
      'Ceiling and hanging',
      'Techo y suspensión',
      'Decken- und Pendelleuchten',
      'Plafonniers et suspensions',
      'Soffitto e sospensione',
      'Ceiling and Hanging',
    ),
  },
];

/** Where a luminaire is meant to hang: the application (use) and the location (mounting) of one id. */
export interface ApplicationLocation {
  readonly id: number;
  readonly applicationId: number;
  readonly locationId: number;
  readonly name: LocalisedText;
}

export const APPLICATION_LOCATIONS: readonly ApplicationLocation[] = [
  {
    id: 11,
    applicationId: 1,
    locationId: 1,
    name: text('Over tables', 'Sobre mesas', 'Über Tischen', 'Au-dessus des tables', 'Sopra i tavoli', 'Over Tables'),
  },
  {
    id: 12,
    applicationId: 1,
    locationId: 2,
    name: text('Whole rooms', 'Espacios completos', 'Ganze Räume', 'Espaces entiers', 'Interi ambienti', 'Whole Rooms'),
  },
];

/** The configurator that regular products of these collections open, by its id and name of the specification. */
export const REGULAR_CONFIGURATOR = { id: CONFIGURATOR_IDS.MINI_COMPOSITOR, description: 'MINI_COMPOSITOR' } as const;
