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
  'Ein externes Betriebsgerät braucht einen Einbaubaldachin (31 oder 32).',
  'Un driver déporté demande une rosace encastrée (31 ou 32).',
  'Un driver remoto richiede un rosone da incasso (31 o 32).',
  'A remote driver needs a built-in canopy (31 or 32).',
);

export const EXCLUSIONS: readonly ExclusionSource[] = [
  { subFamilies: [110, 120], control: 'M', installation: ['0', '*'], reason: REMOTE_NEEDS_BUILT_IN },
  { subFamilies: [110, 120, 130, 140, 150, 190, 234], control: 'M', installation: ['1', '*'], reason: REMOTE_NEEDS_BUILT_IN },
  {
    subFamilies: [110, 120, 130, 140, 170, 190, 234, 259],
    temperature: '9',
    control: 'B',
    reason: text(
      'Tunable White cannot be dimmed by phase.',
      'El blanco dinámico no se puede regular por corte de fase.',
      'Tunable White lässt sich nicht über Phase dimmen.',
      'Le blanc dynamique ne se gradue pas par coupure de phase.',
      'Il bianco dinamico non si regola a taglio di fase.',
      'Tunable White cannot be phase-dimmed.',
    ),
  },
  {
    subFamilies: [110, 120, 130, 140, 170, 190, 234, 259],
    temperature: '9',
    control: '1',
    reason: text(
      'Tunable White needs two channels; 0–10 V has one.',
      'El blanco dinámico necesita dos canales; 0–10 V tiene uno.',
      'Tunable White braucht zwei Kanäle; 0–10 V hat einen.',
      'Le blanc dynamique demande deux canaux ; 0–10 V n’en a qu’un.',
      'Il bianco dinamico richiede due canali; 0–10 V ne ha uno.',
      'Tunable White needs two channels; 0–10 V has one.',
    ),
  },
  {
    subFamilies: [110],
    finish: '62',
    temperature: '9',
    reason: text(
      'Oxide red is lined in red, which shifts the Tunable White range.',
      'El rojo óxido tiene el interior rojo y desvía la gama de blanco dinámico.',
      'Oxidrot ist innen rot und verschiebt den Bereich von Tunable White.',
      'L’intérieur rouge de Rouge oxyde décale la plage du blanc dynamique.',
      'Rosso ossido ha l’interno rosso, che altera la gamma del bianco dinamico.',
      'Oxide Red is lined in red, which shifts the Tunable White range.',
    ),
  },
  {
    subFamilies: [110, 120, 130, 140, 190],
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
      'En bronce, el adaptador de carril no tiene sitio para la placa de blanco dinámico.',
      'In Bronze bietet der Schienenadapter keinen Platz für die Tunable-White-Platine.',
      'En bronze, l’adaptateur de rail n’a pas la place pour la platine de blanc dynamique.',
      'In bronzo l’adattatore per binario non ha spazio per la scheda del bianco dinamico.',
      'In bronze the track adapter has no room for the Tunable White board.',
    ),
  },
  {
    subFamilies: [110, 120, 140, 190],
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
    subFamilies: [120, 130, 140, 190, 234],
    temperature: '9',
    installation: ['1', '8'],
    reason: text(
      'Free wire has two cores; Tunable White needs four.',
      'El cable libre tiene dos conductores; el blanco dinámico necesita cuatro.',
      'Das freie Kabel hat zwei Adern; Tunable White braucht vier.',
      'Le câble libre a deux conducteurs ; le blanc dynamique en demande quatre.',
      'Il cavo libero ha due conduttori; il bianco dinamico ne richiede quattro.',
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
      'Bei 4000 K ist das Betriebsgerät für Phasendimmen zu lang für einen Einbaubaldachin.',
      'À 4000 K, le driver à coupure de phase est trop long pour une rosace encastrée.',
      'A 4000 K il driver a taglio di fase è troppo lungo per un rosone da incasso.',
      'At 4000 K the phase-dimming driver is too long for a built-in canopy.',
    ),
  },
  {
    subFamilies: [170, 180],
    control: 'M',
    installation: ['2', '*'],
    reason: text(
      'A remote driver needs the recess frame (33).',
      'Un driver remoto necesita el marco empotrado (33).',
      'Ein externes Betriebsgerät braucht den Einbaurahmen (33).',
      'Un driver déporté demande le cadre encastré (33).',
      'Un driver remoto richiede il telaio a incasso (33).',
      'A remote driver needs the recess frame (33).',
    ),
  },
  {
    subFamilies: [160, 180],
    control: 'B',
    installation: ['0', '3'],
    reason: text(
      'The track carries no phase-dimmed line.',
      'El carril no lleva una línea regulada por fase.',
      'Die Schiene führt keine phasengedimmte Leitung.',
      'Le rail ne conduit pas de ligne à coupure de phase.',
      'Il binario non porta una linea a taglio di fase.',
      'The track carries no phase-dimmed line.',
    ),
  },
  {
    subFamilies: [160, 180],
    control: '1',
    installation: ['0', '3'],
    reason: text(
      'The track has no pair of wires for 0–10 V.',
      'El carril no tiene hilos para 0–10 V.',
      'Die Schiene hat kein Aderpaar für 0–10 V.',
      'Le rail n’a pas de paire pour le 0–10 V.',
      'Il binario non ha la coppia di fili per 0–10 V.',
      'The track has no pair of conductors for 0–10 V.',
    ),
  },
  {
    subFamilies: [150],
    temperature: '5',
    control: 'A',
    reason: text(
      '2200 K is made for phase dimming only.',
      '2200 K se fabrica solo para corte de fase.',
      '2200 K gibt es nur für Phasendimmung.',
      '2200 K n’existe qu’en coupure de phase.',
      '2200 K è disponibile solo a taglio di fase.',
      '2200 K is made for phase dimming only.',
    ),
  },
  {
    subFamilies: [200],
    finish: '81',
    control: 'T',
    reason: text(
      'Touch dimming needs a metal foot; oak does not conduct.',
      'El regulador táctil necesita un pie metálico; el roble no conduce.',
      'Der Touchdimmer braucht einen Metallfuß; Eiche leitet nicht.',
      'Le variateur tactile veut un pied en métal ; le chêne ne conduit pas.',
      'Il dimmer touch richiede un piede di metallo; il rovere non conduce.',
      'Touch dimming needs a metal foot; oak does not conduct.',
    ),
  },
  {
    subFamilies: [210],
    control: 'A',
    installation: ['6', '1'],
    reason: text(
      'The cable of the ground spike has no cores for DALI-2.',
      'El cable de la piqueta no tiene hilos para DALI-2.',
      'Das Kabel des Erdspießes hat keine Adern für DALI-2.',
      'Le câble du piquet n’a pas de conducteurs pour DALI-2.',
      'Il cavo del picchetto non ha conduttori per DALI-2.',
      'The cord of the ground spike has no conductors for DALI-2.',
    ),
  },
  {
    subFamilies: [219],
    control: 'B',
    installation: ['4', '0'],
    reason: text(
      'On a wall the base has no room for the phase-dimming driver.',
      'En pared, la base no tiene sitio para el driver de corte de fase.',
      'An der Wand bietet die Basis keinen Platz für das Betriebsgerät zum Phasendimmen.',
      'Au mur, la base n’a pas la place pour le driver à coupure de phase.',
      'A parete la base non ha spazio per il driver a taglio di fase.',
      'On a wall the base has no room for the phase-dimming driver.',
    ),
  },
  {
    subFamilies: [225],
    control: 'Z',
    installation: ['3', '3'],
    reason: text(
      'The metal of the recess frame shields the Casambi module.',
      'El metal del marco empotrado apantalla el módulo Casambi.',
      'Das Metall des Einbaurahmens schirmt das Casambi-Modul ab.',
      'Le métal du cadre encastré fait écran au module Casambi.',
      'Il metallo del telaio a incasso scherma il modulo Casambi.',
      'The metal of the recess frame shields the Casambi module.',
    ),
  },
  {
    subFamilies: [244],
    temperature: '9',
    control: 'N',
    reason: text(
      'Tunable White needs a control that sets it.',
      'El blanco dinámico necesita un control que lo ajuste.',
      'Tunable White braucht eine Steuerung, die es einstellt.',
      'Le blanc dynamique demande une commande qui le règle.',
      'Il bianco dinamico richiede un controllo che lo regoli.',
      'Tunable White needs a control that sets it.',
    ),
  },
  {
    subFamilies: [244],
    temperature: '9',
    control: 'T',
    reason: text(
      'The touch dimmer changes brightness only, not Tunable White.',
      'El regulador táctil solo cambia la intensidad, no el blanco dinámico.',
      'Der Touchdimmer ändert nur die Helligkeit, nicht Tunable White.',
      'Le variateur tactile ne règle que l’intensité, pas le blanc dynamique.',
      'Il dimmer touch regola solo l’intensità, non il bianco dinamico.',
      'The touch dimmer changes brightness only, not Tunable White.',
    ),
  },
  {
    subFamilies: [259],
    finish: '23',
    installation: ['1', '8'],
    reason: text(
      'Brass parts are too heavy for ceiling hooks; they hang from the canopy.',
      'Las piezas de latón pesan demasiado para los ganchos; cuelgan del florón.',
      'Messingteile sind zu schwer für Deckenhaken; sie hängen am Baldachin.',
      'Les pièces en laiton sont trop lourdes pour les crochets ; elles pendent de la rosace.',
      'Le parti in ottone sono troppo pesanti per i ganci; pendono dal rosone.',
      'Brass parts are too heavy for ceiling hooks; they hang from the canopy.',
    ),
  },
  {
    subFamilies: [270],
    finish: '51',
    installation: ['3', '1'],
    reason: text(
      'In sand the plate is made for the surface only.',
      'En arena, la placa se fabrica solo para superficie.',
      'In Sand gibt es die Platte nur für Aufbau.',
      'En sable, la plaque n’existe qu’en saillie.',
      'In sabbia la piastra è disponibile solo in superficie.',
      'In sand the plate is made for the surface only.',
    ),
  },
];
