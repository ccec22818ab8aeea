import type { LocalisedText } from '@candil/domain';
import { text } from './localised-text';

/** A combination the maker cannot build. Absent cells are `*`; `installation` holds both characters, each a character or `*`. */
export interface ExclusionSource {
  readonly subFamilies: readonly number[];
  readonly finish?: string;
  readonly temperature?: string;
  readonly control?: string;
  readonly installation?: readonly [string, string];
  readonly reason: LocalisedText;
}

const REMOTE_NEEDS_BUILT_IN = text(
  'A remote driver needs a built-in canopy (31 or 32).',
  'Un driver remoto necesita un florón empotrado (31 o 32).',
  'Ein externer Treiber braucht einen Einbaubaldachin (31 oder 32).',
  'Un driver déporté demande une rosace encastrée (31 ou 32).',
  'Un driver remoto richiede un rosone da incasso (31 o 32).',
  'A remote driver needs a built-in canopy (31 or 32).',
);

export const EXCLUSIONS: readonly ExclusionSource[] = [
  { subFamilies: [110, 120], control: 'M', installation: ['0', '*'], reason: REMOTE_NEEDS_BUILT_IN },
  { subFamilies: [110, 120, 130], control: 'M', installation: ['1', '*'], reason: REMOTE_NEEDS_BUILT_IN },
  {
    subFamilies: [110, 120, 130],
    temperature: '9',
    control: 'B',
    reason: text(
      'Tunable White cannot be dimmed by phase.',
      'Tunable White no se puede regular por corte de fase.',
      'Tunable White lässt sich nicht über Phase dimmen.',
      'Tunable White ne se gradue pas par coupure de phase.',
      'Tunable White non si regola a taglio di fase.',
      'Tunable White cannot be phase-dimmed.',
    ),
  },
  {
    subFamilies: [110, 120, 130],
    temperature: '9',
    control: '1',
    reason: text(
      'Tunable White needs two channels; 0–10 V has one.',
      'Tunable White necesita dos canales; 0–10 V tiene uno.',
      'Tunable White braucht zwei Kanäle; 0–10 V hat einen.',
      'Tunable White demande deux canaux ; 0–10 V n’en a qu’un.',
      'Tunable White richiede due canali; 0–10 V ne ha uno.',
      'Tunable White needs two channels; 0–10 V has one.',
    ),
  },
  {
    subFamilies: [110],
    finish: '62',
    temperature: '9',
    reason: text(
      'Oxide red is lined in red, which shifts the Tunable White range.',
      'El rojo óxido tiene el interior rojo y desvía la gama de Tunable White.',
      'Oxidrot ist innen rot und verschiebt den Bereich von Tunable White.',
      'L’intérieur rouge de Rouge oxyde décale la plage de Tunable White.',
      'Rosso ossido ha l’interno rosso, che altera la gamma di Tunable White.',
      'Oxide Red is lined in red, which shifts the Tunable White range.',
    ),
  },
  {
    subFamilies: [110, 120, 130],
    control: 'Z',
    installation: ['3', '2'],
    reason: text(
      'The Casambi module does not fit into the XXS canopy.',
      'El módulo Casambi no cabe en el florón XXS.',
      'Das Casambi-Modul passt nicht in den XXS-Baldachin.',
      'Le module Casambi n’entre pas dans la rosace XXS.',
      'Il modulo Casambi non entra nel rosone XXS.',
      'The Casambi module does not fit into the XXS canopy.',
    ),
  },
  {
    subFamilies: [110],
    finish: '24',
    temperature: '9',
    installation: ['0', '3'],
    reason: text(
      'In bronze the track adapter has no room for the Tunable White board.',
      'En bronce, el adaptador de carril no tiene sitio para la placa Tunable White.',
      'In Bronze bietet der Schienenadapter keinen Platz für die Tunable-White-Platine.',
      'En bronze, l’adaptateur de rail n’a pas la place pour la platine Tunable White.',
      'In bronzo l’adattatore per binario non ha spazio per la scheda Tunable White.',
      'In bronze the track adapter has no room for the Tunable White board.',
    ),
  },
  {
    subFamilies: [110, 120],
    finish: '23',
    installation: ['3', '2'],
    reason: text(
      'The XXS canopy is not made in brass.',
      'El florón XXS no se fabrica en latón.',
      'Den XXS-Baldachin gibt es nicht in Messing.',
      'La rosace XXS n’existe pas en laiton.',
      'Il rosone XXS non è disponibile in ottone.',
      'The XXS canopy is not made in brass.',
    ),
  },
  {
    subFamilies: [120, 130],
    temperature: '9',
    installation: ['1', '8'],
    reason: text(
      'Free wire has two cores; Tunable White needs four.',
      'El cable libre tiene dos conductores; Tunable White necesita cuatro.',
      'Das freie Kabel hat zwei Adern; Tunable White braucht vier.',
      'Le câble libre a deux conducteurs ; Tunable White en demande quatre.',
      'Il cavo libero ha due conduttori; Tunable White ne richiede quattro.',
      'Free wire has two conductors; Tunable White needs four.',
    ),
  },
  {
    subFamilies: [130],
    temperature: '6',
    control: 'B',
    installation: ['3', '*'],
    reason: text(
      'At 4000 K the phase-dimming driver is too long for a built-in canopy.',
      'A 4000 K el driver de corte de fase es demasiado largo para un florón empotrado.',
      'Bei 4000 K ist der Phasendimmtreiber zu lang für einen Einbaubaldachin.',
      'À 4000 K, le driver à coupure de phase est trop long pour une rosace encastrée.',
      'A 4000 K il driver a taglio di fase è troppo lungo per un rosone da incasso.',
      'At 4000 K the phase-dimming driver is too long for a built-in canopy.',
    ),
  },
];
