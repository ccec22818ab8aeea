import type { LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** Names and purposes of starting points on one canopy with outlets; `{products}` are the lights with their quantities. */
export const CANOPY_SCHEMES = {
  'canopy-line': {
    name: text(
      'A line from one canopy',
      'Una línea desde un solo florón',
      'Eine Linie an einem Baldachin',
      'Une ligne sur une seule rosace',
      'Una linea da un solo rosone',
      'A Line From One Canopy',
    ),
    text: text(
      '{products} at one height, along a table or a bar.',
      '{products} a una misma altura, a lo largo de una mesa o una barra.',
      '{products} in einer Höhe, entlang eines Tisches oder einer Theke.',
      '{products} à la même hauteur, le long d’une table ou d’un comptoir.',
      '{products} alla stessa altezza, lungo un tavolo o un bancone.',
      '{products} at one height, along a table or a bar.',
    ),
  },
  'canopy-arch': {
    name: text(
      'An arch from one canopy',
      'Un arco desde un solo florón',
      'Ein Bogen an einem Baldachin',
      'Un arc sur une seule rosace',
      'Un arco da un solo rosone',
      'An Arch From One Canopy',
    ),
    text: text(
      '{products}, lowest in the middle of the table.',
      '{products}, más bajas en el centro de la mesa.',
      '{products}, am tiefsten über der Mitte des Tisches.',
      '{products}, plus bas au milieu de la table.',
      '{products}, più basse al centro del tavolo.',
      '{products}, lowest in the middle of the table.',
    ),
  },
  'canopy-cascade': {
    name: text(
      'A cascade from a round canopy',
      'Una cascada desde un florón redondo',
      'Eine Kaskade an einem runden Baldachin',
      'Une cascade sur une rosace ronde',
      'Una cascata da un rosone tondo',
      'A Cascade From a Round Canopy',
    ),
    text: text(
      '{products}, each lower than the one before.',
      '{products}, cada una más baja que la anterior.',
      '{products}, jede tiefer als die vorige.',
      '{products}, chacune plus basse que la précédente.',
      '{products}, ognuna più bassa della precedente.',
      '{products}, each lower than the one before.',
    ),
  },
  'canopy-group': {
    name: text(
      'A group from a rectangular canopy',
      'Un grupo desde un florón rectangular',
      'Eine Gruppe an einem rechteckigen Baldachin',
      'Un groupe sur une rosace rectangulaire',
      'Un gruppo da un rosone rettangolare',
      'A Group From a Rectangular Canopy',
    ),
    text: text(
      '{products} close together, for a square table or an island.',
      '{products} muy juntas, para una mesa cuadrada o una isla.',
      '{products} dicht beieinander, für einen quadratischen Tisch oder eine Kochinsel.',
      '{products} rapprochées, pour une table carrée ou un îlot.',
      '{products} vicine tra loro, per un tavolo quadrato o un’isola.',
      '{products} close together, for a square table or an island.',
    ),
  },
} as const satisfies Readonly<Record<string, { readonly name: LocalisedText; readonly text: LocalisedText }>>;
