import { ARTICLE_TYPES, type ArticleTypeLevels, CATEGORY_IDS, type CatalogId, CONFIGURATOR_IDS, type LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** The two catalogues of the maker: international and USA. */
export const CATALOG_IDS: readonly CatalogId[] = [16, 21];

const LUMINAIRE = ARTICLE_TYPES.LUMINAIRE.id;
/** Level 1 of parts of a system that give no light by themselves. */
const PART = 3;

/** Kinds of articles: levels 1 and 2 of a luminaire; parts have a level 3 of their own. Numbers that the domain does not name are the maker's. */
const ARTICLE_KINDS = {
  pendant: { level1: LUMINAIRE, level2: ARTICLE_TYPES.PENDANT.id },
  wall: { level1: LUMINAIRE, level2: 3 },
  ceiling: { level1: LUMINAIRE, level2: 4 },
  table: { level1: LUMINAIRE, level2: 5 },
  floor: { level1: LUMINAIRE, level2: 6 },
  outdoor: { level1: LUMINAIRE, level2: 7 },
  spot: { level1: LUMINAIRE, level2: 9 },
  stick: { level1: LUMINAIRE, level2: 10 },
  track: { level1: PART, level2: ARTICLE_TYPES.TRACK.id, level3: 70 },
  electricalConnection: { level1: PART, level2: ARTICLE_TYPES.ELECTRICAL_CONNECTION.id, level3: 71 },
  counterweight: { level1: PART, level2: 40, level3: ARTICLE_TYPES.COUNTERWEIGHT.id },
  reflector: { level1: PART, level2: 41, level3: ARTICLE_TYPES.REFLECTOR.id },
  complement: { level1: PART, level2: 42, level3: 72 },
} as const;
export type ArticleKind = keyof typeof ARTICLE_KINDS;

/** Silhouettes of luminaires: level 3 of the article type. */
const SILHOUETTES = {
  dome: 21,
  bell: 22,
  glass: 23,
  cone: 24,
  drum: 25,
  bowl: 26,
  ring: 27,
  lantern: 28,
  leaf: 29,
  disc: 30,
  can: 32,
  pebble: 33,
  cylinder: 34,
  tube: 35,
  bollard: 36,
  bar: 37,
  stick: 38,
  line: 39,
  lowGlare: 50,
  globe: 51,
  drop: 52,
  mirror: 53,
  column: 54,
  arm: 55,
  cluster: 56,
  part: 72,
} as const;
export type Silhouette = keyof typeof SILHOUETTES;

/** Article types of accessories, and the silhouettes. */
export const ARTICLE_TYPE = {
  luminaire: LUMINAIRE,
  pendant: ARTICLE_TYPES.PENDANT.id,
  remoteDriver: { level1: 2, level2: 30, level3: 31 },
  outletCanopy: { level1: 2, level2: 32, level3: 33 },
  shade: SILHOUETTES,
} as const;

/** The levels of an article type. */
export function articleTypeOf(kind: ArticleKind, shade: Silhouette): ArticleTypeLevels {
  return { level3: SILHOUETTES[shade], ...ARTICLE_KINDS[kind] };
}

export interface Category {
  readonly id: number;
  readonly name: LocalisedText;
}

/** The categories of the specification. */
export const CATEGORIES: readonly Category[] = [
  { id: CATEGORY_IDS.wall_lamps, name: text('Wall', 'Pared', 'Wandleuchten', 'Appliques', 'Parete', 'Wall') },
  { id: CATEGORY_IDS.bathroom, name: text('Bathroom', 'Baño', 'Badleuchten', 'Salle de bains', 'Bagno', 'Bathroom') },
  { id: CATEGORY_IDS.hanging, name: text('Hanging', 'Suspensión', 'Pendelleuchten', 'Suspensions', 'Sospensione', 'Hanging') },
  { id: CATEGORY_IDS.floor, name: text('Floor', 'Pie', 'Stehleuchten', 'Lampadaires', 'Terra', 'Floor') },
  { id: CATEGORY_IDS.ceiling, name: text('Ceiling', 'Techo', 'Deckenleuchten', 'Plafonniers', 'Soffitto', 'Ceiling') },
  { id: CATEGORY_IDS.outdoor, name: text('Outdoor', 'Exterior', 'Außenleuchten', 'Extérieur', 'Esterni', 'Outdoor') },
  { id: CATEGORY_IDS.table, name: text('Table', 'Mesa', 'Tischleuchten', 'Lampes à poser', 'Tavolo', 'Table') },
  { id: CATEGORY_IDS.toolkit, name: text('Toolkit', 'Toolkit', 'Baukasten', 'Kit modulaire', 'Toolkit', 'Toolkit') },
  {
    id: CATEGORY_IDS.wall_hanging,
    name: text(
      'Wall and hanging',
      'Pared y suspensión',
      'Wand- und Pendelleuchten',
      'Appliques et suspensions',
      'Parete e sospensione',
      'Wall and Hanging',
    ),
  },
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
  {
    id: CATEGORY_IDS.wall_ceiling,
    name: text(
      'Wall and ceiling',
      'Pared y techo',
      'Wand- und Deckenleuchten',
      'Appliques et plafonniers',
      'Parete e soffitto',
      'Wall and Ceiling',
    ),
  },
  {
    id: CATEGORY_IDS.floor_wall,
    name: text('Floor and wall', 'Pie y pared', 'Steh- und Wandleuchten', 'Lampadaires et appliques', 'Terra e parete', 'Floor and Wall'),
  },
];

/** Application of a luminaire. */
export interface Application {
  readonly id: number;
  readonly name: LocalisedText;
}

/** Collection 225 leaves 4, 5 and 6 out of its choice (C§3). */
export const APPLICATIONS: readonly Application[] = [
  {
    id: 1,
    name: text('Pendant light', 'Luz suspendida', 'Pendelbeleuchtung', 'Lumière suspendue', 'Luce a sospensione', 'Pendant Light'),
  },
  { id: 2, name: text('Wall light', 'Luz de pared', 'Wandbeleuchtung', 'Éclairage mural', 'Luce a parete', 'Wall Light') },
  { id: 3, name: text('Ceiling light', 'Luz de techo', 'Deckenbeleuchtung', 'Éclairage de plafond', 'Luce a soffitto', 'Ceiling Light') },
  { id: 4, name: text('Portable light', 'Luz portátil', 'Mobiles Licht', 'Lumière d’appoint', 'Luce mobile', 'Portable Light') },
  {
    id: 5,
    name: text('Outdoor light', 'Luz de exterior', 'Außenbeleuchtung', 'Éclairage extérieur', 'Luce per esterni', 'Outdoor Light'),
  },
  {
    id: 6,
    name: text('Bathroom light', 'Luz de baño', 'Badbeleuchtung', 'Éclairage de salle de bains', 'Luce per il bagno', 'Bathroom Light'),
  },
  { id: 7, name: text('Light systems', 'Sistemas de luz', 'Lichtsysteme', 'Systèmes de lumière', 'Sistemi di luce', 'Light Systems') },
];

/** Intended place of a luminaire: the application (use) and the location (place) of one id. */
export interface ApplicationLocation {
  readonly id: number;
  readonly applicationId: number;
  readonly locationId: number;
  readonly name: LocalisedText;
}

/** The id of a place is its application and its number there. */
const place = (applicationId: number, locationId: number, name: LocalisedText): ApplicationLocation => ({
  id: applicationId * 10 + locationId,
  applicationId,
  locationId,
  name,
});

export const APPLICATION_LOCATIONS: readonly ApplicationLocation[] = [
  place(1, 1, text('Over tables', 'Sobre mesas', 'Über Tischen', 'Au-dessus des tables', 'Sopra i tavoli', 'Over Tables')),
  place(1, 2, text('Whole rooms', 'Espacios completos', 'Ganze Räume', 'Espaces entiers', 'Interi ambienti', 'Whole Rooms')),
  place(
    2,
    1,
    text(
      'Corridors and bedsides',
      'Pasillos y cabeceros',
      'Flure und Betten',
      'Couloirs et chevets',
      'Corridoi e testate',
      'Hallways and Bedsides',
    ),
  ),
  place(3, 1, text('Across the ceiling', 'Techos completos', 'Ganze Decken', 'Plafonds entiers', 'Interi soffitti', 'Across the Ceiling')),
  place(3, 2, text('Accents', 'Acentos', 'Akzente', 'Accents', 'Accenti', 'Accents')),
  place(4, 1, text('On tables', 'Sobre la mesa', 'Auf Tischen', 'Sur la table', 'Sul tavolo', 'On Tables')),
  place(4, 2, text('On the floor', 'En el suelo', 'Auf dem Boden', 'Au sol', 'A terra', 'On the Floor')),
  place(5, 1, text('Paths', 'Caminos', 'Wege', 'Allées', 'Vialetti', 'Paths')),
  place(5, 2, text('Façades', 'Fachadas', 'Fassaden', 'Façades', 'Facciate', 'Facades')),
  place(5, 3, text('Porches', 'Porches', 'Veranden', 'Porches', 'Portici', 'Porches')),
  place(6, 1, text('Mirrors', 'Espejos', 'Spiegel', 'Miroirs', 'Specchi', 'Mirrors')),
  place(7, 1, text('Lines', 'Líneas', 'Linien', 'Lignes', 'Linee', 'Lines')),
  place(7, 2, text('Compositions', 'Composiciones', 'Kompositionen', 'Compositions', 'Composizioni', 'Compositions')),
];

/** The configurator of a collection by its id and name of the specification. */
export function configuratorType(name: keyof typeof CONFIGURATOR_IDS): { readonly id: number; readonly description: string } {
  return { id: CONFIGURATOR_IDS[name], description: name };
}
