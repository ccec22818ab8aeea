import { CATEGORY_IDS } from '@candil/domain';

const { wall_lamps, bathroom, hanging, floor, ceiling, outdoor, table, wall_hanging, ceiling_hanging, wall_ceiling, floor_wall } =
  CATEGORY_IDS;

/** Trade words for the luminaires of categories, in the languages of the product, beside their names in the catalogue. */
export const WORDS_OF_CATEGORIES: readonly { readonly categoryIds: readonly number[]; readonly words: string }[] = [
  {
    categoryIds: [hanging, wall_hanging, ceiling_hanging],
    words:
      'pendant, pendants, suspension, suspended, Pendelleuchte, Hängeleuchte, suspensión, colgante, sospensione, lampada a sospensione',
  },
  {
    categoryIds: [wall_lamps, wall_hanging, wall_ceiling, floor_wall],
    words: 'wall luminaire, sconce, Wandleuchte, aplique, applique, lampada da parete',
  },
  {
    categoryIds: [ceiling, ceiling_hanging, wall_ceiling],
    words: 'surface-mounted, ceiling luminaire, Deckenleuchte, Aufbauleuchte, plafón, plafonnier, plafoniera, plafone',
  },
  { categoryIds: [floor, floor_wall], words: 'floor lamp, standing, Stehleuchte, lámpara de pie, lampadaire, lampada da terra' },
  { categoryIds: [table], words: 'table lamp, desk lamp, Tischleuchte, sobremesa, lampe à poser, lampe de table, lampada da tavolo' },
  {
    categoryIds: [outdoor],
    words: 'outdoor, exterior, garden, Außenleuchte, Garten, exterior, jardín, extérieur, jardin, esterni, giardino',
  },
  { categoryIds: [bathroom], words: 'bathroom, bath, Badleuchte, Badezimmer, baño, salle de bains, bagno' },
];

/** Words for luminaires that can be dimmed. */
export const DIMMABLE_WORDS =
  'dimmable, dimming, dimmer, dimmbar, dimmen, regulable, regulación, gradable, gradation, dimmerabile, dimmerazione';

/** Controls that only switch, or that leave the driver to others. */
export const CONTROLS_THAT_DIM_NOTHING: readonly string[] = ['N', 'M'];

/** By how a luminaire gives its light. */
export const WORDS_OF_DISTRIBUTION: Readonly<Record<string, string>> = {
  direct: 'direct, direkt, directa, directe, diretta',
  diffuse: 'diffuse, diffus, difusa, diffusa',
  'direct-indirect': 'direct, indirect, direkt, indirekt, directa, indirecta, directe, indirecte, diretta, indiretta',
  indirect: 'indirect, indirekt, indirecta, indirecte, indiretta',
  accent: 'accent, spotlight, spot, Akzent, Strahler, acento, proyector, projecteur, accento, proiettore',
  'wall-wash': 'wall washing, wallwasher, Wandflutung, bañado de pared, bañador, lèche-mur, illuminazione di pareti',
};
