import { CONFIGURATOR_IDS } from '../catalogue';
import { fail, ok, type Result } from '../result';
import { readable } from '../untrusted';
import { CONFIGURATOR_MODES, CONFIGURATOR_ROWS, type ConfiguratorRow, DRAWN_CONFIGURATOR_ROWS } from './configurator.data';

/** The ids of the configurators, 1–10 (CF1). */
export type ConfiguratorId = (typeof CONFIGURATOR_IDS)[keyof typeof CONFIGURATOR_IDS];

/** create, edit, validate, export, view (CF4). */
export type ConfiguratorMode = (typeof CONFIGURATOR_MODES)[number];

/** The configurator of a product: its id, its route and the modes it has (CF2–CF4). */
export interface ConfiguratorChoice extends ConfiguratorRow {
  /** The number of the configurator. */
  readonly id: ConfiguratorId;
}

/** Why there is no configurator, or not in that mode (CF2–CF4). */
export type ConfiguratorFailure =
  /** Nothing is made with this. */
  | { readonly code: 'configurator.none'; readonly value: unknown }
  /** The configurator does not know the collection. */
  | { readonly code: 'configurator.sub-family-unknown'; readonly subFamilyId: unknown; readonly configuratorId: 2 | 3 }
  /** The configurator has no such mode. */
  | { readonly code: 'configurator.mode-refused'; readonly mode: unknown; readonly route: string };

/**
 * The configurator of a type, given by its id, the id's text or `{ id }`, and of a sub-family: drawing and no-drawing exist for sticks (219)
 * and plusminus (225) alone (CF3). An unknown type is refused with "No configurator setted!" (CF2).
 */
export function chooseConfigurator(configuratorType: unknown, subFamilyId?: unknown): Result<ConfiguratorChoice, ConfiguratorFailure> {
  const value = readable(
    () =>
      typeof configuratorType === 'object' && configuratorType !== null && 'id' in configuratorType
        ? configuratorType.id
        : configuratorType,
    () => configuratorType,
  );
  const id = idOf(value);
  switch (id) {
    case undefined:
      return fail({ code: 'configurator.none', value });
    case 2:
    case 3: {
      const rows = DRAWN_CONFIGURATOR_ROWS[id];
      const row = typeof subFamilyId === 'number' ? rows[subFamilyId] : undefined;
      return row === undefined ? fail({ code: 'configurator.sub-family-unknown', subFamilyId, configuratorId: id }) : ok({ id, ...row });
    }
    default:
      return ok({ id, ...CONFIGURATOR_ROWS[id] });
  }
}

/** A mode in the letters in which the route prints it; a mode that the configurator has not is refused (CF4, CF5). */
export function configuratorModeText(choice: ConfiguratorChoice, mode: ConfiguratorMode): Result<string, ConfiguratorFailure> {
  if (!choice.modes.includes(mode)) return fail({ code: 'configurator.mode-refused', mode, route: choice.route });
  return ok(choice.letters === 'upper' ? mode.toUpperCase() : mode);
}

/** Reads a mode, letter case aside; one that the configurator has not is refused (CF4, CF5). */
export function parseConfiguratorMode(choice: ConfiguratorChoice, text: unknown): Result<ConfiguratorMode, ConfiguratorFailure> {
  const lowered = typeof text === 'string' ? text.toLowerCase() : undefined;
  const mode = CONFIGURATOR_MODES.find((one) => one === lowered && choice.modes.includes(one));
  return mode === undefined ? fail({ code: 'configurator.mode-refused', mode: text, route: choice.route }) : ok(mode);
}

function idOf(value: unknown): ConfiguratorId | undefined {
  const number = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return Object.values(CONFIGURATOR_IDS).find((id) => id === number);
}
