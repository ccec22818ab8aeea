import { type Canopy, type CanopyFit, type Ceiling, canopyOf, FREE_WIRE, fitCanopy, SURFACE_BASIC } from '../canopy';
import { fail, ok, type Result } from '../result';

/** A light of a cluster, as far as the cluster asks. */
export interface ClusterLight {
  /** Id of the light. */
  readonly id: string;
  /** Checks that it is made in an installation. */
  readonly accepts: (installation: string) => boolean;
}

/** Lights of a cluster and its mounting. */
export interface ClusterContent<L extends ClusterLight = ClusterLight> {
  /** Mounting of the cluster, two characters. */
  readonly installation: string;
  /** Lights that hang from it. */
  readonly lights: readonly L[];
}

/** The installation of a new cluster (CL3). */
export const DEFAULT_CLUSTER_INSTALLATION = SURFACE_BASIC;

/** Why a cluster does not change. */
export type ClusterFailure =
  /** It holds one light already, and takes several on free wire alone. */
  | { readonly code: 'cluster.one-light'; readonly installation: string; readonly lightId: string }
  /** The cluster has more than one light, which only free wire allows. */
  | { readonly code: 'cluster.too-many-lights'; readonly installation: string; readonly count: number }
  /** These lights are not made in the installation. */
  | { readonly code: 'cluster.installation-refused'; readonly installation: string; readonly lightIds: readonly string[] }
  /** These lights hang at no outlet of the canopy, or at one that is taken. */
  | { readonly code: 'cluster.off-outlet'; readonly lightIds: readonly string[]; readonly outlets: number };

/** Number of lights that an installation takes: any number on free wire, else one (CL1, CL2). */
export function maxLightsOf(installation: string): number {
  return installation === FREE_WIRE ? Number.POSITIVE_INFINITY : 1;
}

/**
 * The cluster with one more light; refused where another light hangs already, unless on free wire (CL1, CL2).
 * Throws a RangeError for a light that is in the cluster already.
 */
export function addLightToCluster<L extends ClusterLight>(cluster: ClusterContent<L>, light: L): Result<ClusterContent<L>, ClusterFailure> {
  const { installation, lights } = cluster;
  if (lights.some(({ id }) => id === light.id)) throw new RangeError(`light ${light.id} is in the cluster already`);
  if (lights.length >= maxLightsOf(installation)) return fail({ code: 'cluster.one-light', installation, lightId: light.id });
  return ok({ installation, lights: [...lights, light] });
}

/**
 * The cluster with another installation; refused when it has more lights than that takes (CL5), then when a light refuses it,
 * naming all that do (CL4). The installation it has already is always accepted.
 */
export function changeClusterInstallation<L extends ClusterLight>(
  cluster: ClusterContent<L>,
  installation: string,
): Result<ClusterContent<L>, ClusterFailure> {
  const { lights } = cluster;
  if (installation === cluster.installation) return ok(cluster);
  if (lights.length > maxLightsOf(installation)) {
    return fail({ code: 'cluster.too-many-lights', installation, count: lights.length });
  }
  const lightIds = lights.filter((light) => !light.accepts(installation)).map(({ id }) => id);
  return lightIds.length === 0 ? ok({ installation, lights }) : fail({ code: 'cluster.installation-refused', installation, lightIds });
}

/** A cluster under a ceiling, and the outcome for its intended installation. */
export interface SettledCluster<L extends ClusterLight = ClusterLight> {
  /** With the installation that it ends up with. */
  readonly cluster: ClusterContent<L>;
  /** Result of fitting the requested installation to the ceiling. */
  readonly fit: CanopyFit;
}

/**
 * The cluster with the installation where the ceiling takes it, else with Surface Basic and the reason; refused when a light refuses
 * that one (CL6). To be asked when the installation or the room changes; for the room, `installation` is the one it has.
 */
export function settleClusterInstallation<L extends ClusterLight>(
  cluster: ClusterContent<L>,
  installation: string,
  canopies: readonly Canopy[],
  ceiling: Ceiling,
): Result<SettledCluster<L>, ClusterFailure> {
  const fit = fitCanopy(canopies, installation, ceiling);
  const changed = changeClusterInstallation(cluster, fit.installation);
  return changed.ok ? ok({ cluster: changed.value, fit }) : changed;
}

/** The canopy of a cluster, by its installation; undefined when that has none (CL7). */
export function clusterCanopy(cluster: Pick<ClusterContent, 'installation'>, canopies: readonly Canopy[]): Canopy | undefined {
  return canopyOf(canopies, cluster.installation);
}
