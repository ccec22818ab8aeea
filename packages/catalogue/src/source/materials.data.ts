import type { IsoLanguage, LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** Materials of the maker, by the word that model data carry. */
export const MATERIALS = {
  acrylic: text('acrylic', 'metacrilato', 'Acrylglas', 'acrylique', 'metacrilato', 'acrylic'),
  aluminium: text('aluminium', 'aluminio', 'Aluminium', 'aluminium', 'alluminio', 'aluminum'),
  'blown glass': text('blown glass', 'vidrio soplado', 'mundgeblasenes Glas', 'verre soufflé', 'vetro soffiato', 'blown glass'),
  brass: text('brass', 'latón', 'Messing', 'laiton', 'ottone', 'brass'),
  copper: text('copper', 'cobre', 'Kupfer', 'cuivre', 'rame', 'copper'),
  glass: text('glass', 'vidrio', 'Glas', 'verre', 'vetro', 'glass'),
  linen: text('linen', 'lino', 'Leinen', 'lin', 'lino', 'linen'),
  'mirror glass': text('mirror glass', 'espejo', 'Spiegelglas', 'verre miroir', 'vetro specchio', 'mirror glass'),
  polyester: text('polyester', 'poliéster', 'Polyester', 'polyester', 'poliestere', 'polyester'),
  steel: text('steel', 'acero', 'Stahl', 'acier', 'acciaio', 'steel'),
} as const satisfies Record<string, LocalisedText>;

export type Material = keyof typeof MATERIALS;

/** A material in a language; one that the maker has no word for stays as it is written. */
export function materialName(material: string, language: IsoLanguage): string {
  const names: Readonly<Record<string, LocalisedText>> = MATERIALS;
  return Object.hasOwn(names, material) ? (names[material]?.[language] ?? material) : material;
}
