import type { CatalogId } from '../catalogue';
import { type DriverCatalogue, type DriverFailure, driverGroups, driverMarketOf, isRemoteInstallation, NO_DRIVER } from '../driver';
import type { ElementId } from '../element';
import { ok, type Result } from '../result';

/** A light of a composition, as far as its driver asks. */
export interface ElectricalLight {
  /** Id of the light. */
  readonly id: ElementId;
  /** Four digits. */
  readonly model: string;
  /** Control modifier; undefined = not chosen. */
  readonly control: string | undefined;
  /** Mounting; undefined where nothing is chosen. */
  readonly installation: string | undefined;
}

/** The lights of one composition. */
export interface ElectricalDemand {
  /** Market in which the drivers are sold. */
  readonly catalogId: CatalogId;
  /** The composition's own control; undefined = not chosen. */
  readonly compositionControl: string | undefined;
  /** The lights that need one, in their order. */
  readonly lights: readonly ElectricalLight[];
}

/** A part that goes with lights and is ordered under a code of its own. */
export interface Accessory {
  /** Reference of the driver. */
  readonly accessoryCode: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** Model number of the accessory itself. */
  readonly model: string;
}

/** Lights that share one remote driver. */
export interface ElectricalGroup {
  /** The lights, in their order. */
  readonly elements: readonly ElementId[];
  /** Number of lights that share the driver, 1 or more. */
  readonly lightsAssigned: number;
  /** The driver. */
  readonly accessory: Accessory;
}

/**
 * The electrical groups of a composition: by model and control, in the order in which these first stand, larger groups first
 * (EL1–EL6). Lights under an installation that is not remote, of a driverless model, without control or without option are in none.
 * An unknown model fails (EL7).
 */
export function electricalGroups(
  catalogue: DriverCatalogue,
  { catalogId, compositionControl, lights }: ElectricalDemand,
): Result<readonly ElectricalGroup[], DriverFailure> {
  const alike = new Map<string, ElectricalLight[]>();
  for (const light of lights) {
    if (!isRemoteInstallation(light.installation)) continue;
    const control = light.control === NO_DRIVER ? compositionControl : light.control;
    const key = `${light.model}/${control ?? ''}`;
    const others = alike.get(key);
    if (others === undefined) alike.set(key, [{ ...light, control }]);
    else others.push(light);
  }
  const market = driverMarketOf(catalogId);
  const all: ElectricalGroup[] = [];
  for (const those of alike.values()) {
    const { model, control } = those[0] as ElectricalLight;
    const groups = driverGroups(catalogue, { model, control, count: those.length }, market);
    if (!groups.ok) return groups;
    let assigned = 0;
    for (const { lights: count, driverCode } of groups.value) {
      const elements = those.slice(assigned, assigned + count).map(({ id }) => id);
      all.push({ elements, lightsAssigned: count, accessory: { accessoryCode: driverCode, quantity: 1, model: driverCode.slice(0, 4) } });
      assigned += count;
    }
  }
  return ok(all);
}
