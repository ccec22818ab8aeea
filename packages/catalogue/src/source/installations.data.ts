import { type Canopy, DEFAULT_SURFACE_CANOPY, type LocalisedText } from '@candil/domain';
import { text } from './localised-text';

export interface Installation {
  readonly code: string;
  readonly name: LocalisedText;
}

export const INSTALLATIONS: readonly Installation[] = [
  { code: '00', name: text('Own canopy', 'Florón propio', 'Eigener Baldachin', 'Rosace intégrée', 'Rosone proprio', 'Own Canopy') },
  {
    code: '03',
    name: text('Track adapter', 'Adaptador de carril', 'Schienenadapter', 'Adaptateur de rail', 'Adattatore per binario', 'Track Adapter'),
  },
  { code: '10', name: text('Surface Basic', 'Superficie Basic', 'Aufbau Basic', 'Saillie Basic', 'Superficie Basic', 'Surface Basic') },
  {
    code: '11',
    name: text('Round canopy', 'Florón redondo', 'Runder Baldachin', 'Rosace ronde', 'Rosone tondo', 'Round Canopy'),
  },
  {
    code: '12',
    name: text('Bar canopy', 'Florón lineal', 'Linearer Baldachin', 'Rosace linéaire', 'Rosone lineare', 'Bar Canopy'),
  },
  { code: '18', name: text('Free wire', 'Cable libre', 'Freies Kabel', 'Câble libre', 'Cavo libero', 'Free Wire') },
  { code: '31', name: text('Built-in micro', 'Empotrado micro', 'Einbau Micro', 'Encastré micro', 'Incasso micro', 'Built-in Micro') },
  { code: '32', name: text('Built-in XXS', 'Empotrado XXS', 'Einbau XXS', 'Encastré XXS', 'Incasso XXS', 'Built-in XXS') },
  { code: '33', name: text('Recess frame', 'Marco empotrado', 'Einbaurahmen', 'Cadre encastré', 'Telaio a incasso', 'Recess Frame') },
  {
    code: '20',
    name: text('Ceiling plate', 'Placa de techo', 'Deckenplatte', 'Platine de plafond', 'Piastra a soffitto', 'Ceiling Plate'),
  },
  { code: '40', name: text('Wall plate', 'Placa de pared', 'Wandplatte', 'Platine murale', 'Piastra a parete', 'Wall Plate') },
  { code: '41', name: text('Wall box', 'Caja de pared', 'Unterputzdose', 'Boîtier mural', 'Scatola a parete', 'Wall Box') },
  { code: '50', name: text('Cable and plug', 'Cable y clavija', 'Kabel und Stecker', 'Câble et fiche', 'Cavo e spina', 'Cord and Plug') },
  { code: '60', name: text('Ground plate', 'Placa de suelo', 'Bodenplatte', 'Platine de sol', 'Piastra a terra', 'Ground Plate') },
  { code: '61', name: text('Ground spike', 'Piqueta', 'Erdspieß', 'Piquet', 'Picchetto', 'Ground Spike') },
  { code: '70', name: text('Belt clip', 'Pinza de cinta', 'Bandclip', 'Pince de ruban', 'Clip per nastro', 'Belt Clip') },
  { code: '71', name: text('Stick joint', 'Rótula de varas', 'Stabgelenk', 'Rotule de tiges', 'Snodo per aste', 'Stick Joint') },
  {
    code: '80',
    name: text('Plate socket', 'Zócalo de placa', 'Plattensockel', 'Socle de plaque', 'Zoccolo della piastra', 'Plate Socket'),
  },
];

/** The ceiling side of the installations that have one (CA). */
export const CANOPIES: readonly Canopy[] = [
  DEFAULT_SURFACE_CANOPY,
  {
    installation: '31',
    widthMetres: 0.09,
    depthMetres: 0.09,
    heightMetres: 0.012,
    extraCeilingMetres: 0.12,
    compatibleMaterials: ['pladur', 'wood'],
  },
  {
    installation: '32',
    widthMetres: 0.05,
    depthMetres: 0.05,
    heightMetres: 0.008,
    extraCeilingMetres: 0.16,
    compatibleMaterials: ['pladur'],
  },
  {
    installation: '11',
    widthMetres: 0.3,
    depthMetres: 0.3,
    heightMetres: 0.045,
    extraCeilingMetres: 0,
    compatibleMaterials: ['all'],
  },
  {
    installation: '12',
    widthMetres: 1.2,
    depthMetres: 0.08,
    heightMetres: 0.045,
    extraCeilingMetres: 0,
    compatibleMaterials: ['all'],
  },
  {
    installation: '33',
    widthMetres: 0.32,
    depthMetres: 0.32,
    heightMetres: 0.01,
    extraCeilingMetres: 0.08,
    compatibleMaterials: ['pladur', 'wood', 'metal'],
  },
];
