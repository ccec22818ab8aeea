import type { LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** Finish of the maker; `hex` is sRGB. Its material for rendering is with the imagery recipes. */
export interface Finish {
  readonly code: string;
  readonly hex: `#${string}`;
  readonly name: LocalisedText;
  readonly ral?: string;
}

export const FINISHES: readonly Finish[] = [
  { code: '03', hex: '#f1efea', ral: 'RAL 9010', name: text('Chalk', 'Tiza', 'Kreide', 'Craie', 'Gesso', 'Chalk') },
  {
    code: '05',
    hex: '#b9b6b0',
    name: text('Brushed steel', 'Acero cepillado', 'Stahl gebürstet', 'Acier brossé', 'Acciaio spazzolato', 'Brushed Steel'),
  },
  { code: '10', hex: '#f6f5f1', ral: 'RAL 9003', name: text('White', 'Blanco', 'Weiß', 'Blanc', 'Bianco', 'White') },
  { code: '11', hex: '#1b1b1d', ral: 'RAL 9005', name: text('Black', 'Negro', 'Schwarz', 'Noir', 'Nero', 'Black') },
  { code: '14', hex: '#4a4a4d', ral: 'RAL 7024', name: text('Graphite', 'Grafito', 'Graphit', 'Graphite', 'Grafite', 'Graphite') },
  { code: '23', hex: '#c39a5b', name: text('Brass', 'Latón', 'Messing', 'Laiton', 'Ottone', 'Brass') },
  { code: '24', hex: '#6b4b34', name: text('Bronze', 'Bronce', 'Bronze', 'Bronze', 'Bronzo', 'Bronze') },
  { code: '31', hex: '#8a4a35', ral: 'RAL 8004', name: text('Terra', 'Tierra', 'Terra', 'Terre', 'Terra', 'Terra') },
  { code: '33', hex: '#b4704d', name: text('Copper', 'Cobre', 'Kupfer', 'Cuivre', 'Rame', 'Copper') },
  {
    code: '42',
    hex: '#4d5a46',
    ral: 'RAL 6003',
    name: text('Sage green', 'Verde salvia', 'Salbeigrün', 'Vert sauge', 'Verde salvia', 'Sage Green'),
  },
  { code: '51', hex: '#cbb79b', name: text('Sand', 'Arena', 'Sand', 'Sable', 'Sabbia', 'Sand') },
  { code: '55', hex: '#c79f88', ral: 'RAL 3012', name: text('Clay', 'Arcilla', 'Ton', 'Argile', 'Argilla', 'Clay') },
  {
    code: '62',
    hex: '#7b2f25',
    ral: 'RAL 3009',
    name: text('Oxide red', 'Rojo óxido', 'Oxidrot', 'Rouge oxyde', 'Rosso ossido', 'Oxide Red'),
  },
  {
    code: '74',
    hex: '#5f6f7a',
    ral: 'RAL 7031',
    name: text('Blue-grey', 'Gris azulado', 'Blaugrau', 'Gris bleu', 'Grigio azzurro', 'Blue Gray'),
  },
  { code: '81', hex: '#c8a67a', name: text('Oak', 'Roble', 'Eiche', 'Chêne', 'Rovere', 'Oak') },
];

/** Second finishes: the material beside the metal, named after it ("Brass, opal"). */
export const SECOND_FINISHES: readonly Finish[] = [
  { code: '90', hex: '#fffaf2', name: text('opal', 'opal', 'opal', 'opale', 'opale', 'opal') },
  { code: '91', hex: '#6e6a66', name: text('smoked glass', 'vidrio ahumado', 'Rauchglas', 'verre fumé', 'vetro fumé', 'smoked glass') },
  { code: '92', hex: '#ece3d2', name: text('linen', 'lino', 'Leinen', 'lin', 'lino', 'linen') },
];
