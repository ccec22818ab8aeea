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
  { code: '18', name: text('Free wire', 'Cable libre', 'Freies Kabel', 'Câble libre', 'Cavo libero', 'Free Wire') },
  { code: '31', name: text('Built-in micro', 'Empotrado micro', 'Einbau Micro', 'Encastré micro', 'Incasso micro', 'Built-in Micro') },
  { code: '32', name: text('Built-in XXS', 'Empotrado XXS', 'Einbau XXS', 'Encastré XXS', 'Incasso XXS', 'Built-in XXS') },
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
];
