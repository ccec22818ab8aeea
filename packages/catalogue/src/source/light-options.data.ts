import type { LocalisedText } from '@candil/domain';
import { sameText, text } from './localised-text';

/** A code of temperature or control with its name. */
export interface LightOption {
  readonly code: string;
  readonly name: LocalisedText;
  /** Correlated colour temperature; absent where the light has no single one. */
  readonly kelvin?: number;
}

export const TEMPERATURES: readonly LightOption[] = [
  { code: '1', kelvin: 2700, name: sameText('2700 K') },
  { code: '2', kelvin: 3000, name: sameText('3000 K') },
  { code: '3', kelvin: 3500, name: sameText('3500 K') },
  { code: '6', kelvin: 4000, name: sameText('4000 K') },
  { code: '5', kelvin: 2200, name: sameText('2200 K') },
  { code: '8', name: text('Dim to warm', 'Dim to warm', 'Dim to Warm', 'Dim to warm', 'Dim to warm', 'Dim to Warm') },
  { code: '9', name: text('Tunable White', 'Blanco dinámico', 'Tunable White', 'Blanc dynamique', 'Bianco dinamico', 'Tunable White') },
];

export const CONTROLS: readonly LightOption[] = [
  { code: 'A', name: sameText('DALI-2') },
  { code: 'B', name: text('Phase dimming', 'Corte de fase', 'Phasendimmung', 'Coupure de phase', 'Taglio di fase', 'Phase Dimming') },
  { code: 'Z', name: sameText('Casambi') },
  { code: '1', name: sameText('0–10 V') },
  { code: 'N', name: text('On/off', 'Encendido/apagado', 'Ein/Aus', 'Marche/arrêt', 'Acceso/spento', 'On/Off') },
  { code: 'P', name: text('Push dim', 'Pulsador', 'Tasterdimmung', 'Bouton-poussoir', 'Pulsante', 'Push Dim') },
  { code: 'T', name: text('Touch dimmer', 'Regulador táctil', 'Touchdimmer', 'Variateur tactile', 'Dimmer touch', 'Touch Dimmer') },
  { code: 'M', name: text('No driver', 'Sin driver', 'Ohne Betriebsgerät', 'Sans driver', 'Senza driver', 'No Driver') },
];
