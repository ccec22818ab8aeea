import type { Paper } from '@candil/catalogue/imagery';

export type Mood = 'day' | 'night';

export interface MoodSettings {
  readonly paper: Readonly<Record<Paper, { readonly wallHex: string; readonly floorHex: string }>>;
  /** Ambient light of the backdrop, and of the whole room around the luminaire. */
  readonly skyIntensity: number;
  /** A wall faces the lights as no sheet does; by day a shade darker, it keeps its shadows. */
  readonly wallShade: number;
  /** Light that comes back from the floor to a ceiling, which no lamp above reaches. */
  readonly bounceIntensity: number;
  readonly keyIntensity: number;
  readonly domeIntensity: number;
  readonly environmentIntensity: number;
  /** Strength of the softboxes against that of the room. */
  readonly softboxGain: number;
  readonly room: { readonly zenithHex: string; readonly horizonHex: string; readonly floorHex: string; readonly level: number };
  /** Light of the luminaire: on its own surfaces, thrown on the floor, and on the wall behind it. */
  readonly lampLevel: number;
  readonly poolIntensity: number;
  readonly wallIntensity: number;
  readonly glowOpacity: number;
  readonly lampHex: string;
}

export const MOODS: Readonly<Record<Mood, MoodSettings>> = {
  day: {
    paper: {
      light: { wallHex: '#e3dfd8', floorHex: '#f5f2ed' },
      stone: { wallHex: '#b9b1a6', floorHex: '#cfc8be' },
      taupe: { wallHex: '#7b7065', floorHex: '#9a8e81' },
    },
    skyIntensity: 0.26,
    wallShade: 0.72,
    bounceIntensity: 0.825,
    keyIntensity: 0.66,
    domeIntensity: 0.32,
    environmentIntensity: 0.46,
    softboxGain: 1.3,
    room: { zenithHex: '#f4f1ec', horizonHex: '#d9d3ca', floorHex: '#d3c9bd', level: 0.62 },
    lampLevel: 0.44,
    poolIntensity: 0.7,
    wallIntensity: 0.08,
    glowOpacity: 0.12,
    lampHex: '#ffe3c0',
  },
  night: {
    paper: {
      light: { wallHex: '#7d6f5f', floorHex: '#8a7a68' },
      stone: { wallHex: '#7d6f5f', floorHex: '#8a7a68' },
      taupe: { wallHex: '#7d6f5f', floorHex: '#8a7a68' },
    },
    skyIntensity: 0.22,
    wallShade: 1.05,
    bounceIntensity: 0.5,
    keyIntensity: 0.16,
    domeIntensity: 0.16,
    environmentIntensity: 0.55,
    softboxGain: 0.6,
    room: { zenithHex: '#8f8a86', horizonHex: '#5c5148', floorHex: '#8a735c', level: 0.22 },
    lampLevel: 1.35,
    poolIntensity: 1.15,
    wallIntensity: 0.28,
    glowOpacity: 0.22,
    lampHex: '#ffcc99',
  },
};
