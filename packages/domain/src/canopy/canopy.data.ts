import type { Canopy } from './canopy-row';

/** The installation that every ceiling takes: what another one falls back to (CA4). */
export const SURFACE_BASIC = '10';

/** The installation whose wires run freely from one canopy to several lights (CL2). */
export const FREE_WIRE = '18';

/** Stands in a canopy's materials for every ceiling material (CA3). */
export const ANY_MATERIAL = 'all';

/** The canopy of Surface Basic where the catalogue has no row of its own; metres (CA5). */
export const DEFAULT_SURFACE_CANOPY: Canopy = {
  installation: SURFACE_BASIC,
  widthMetres: 0.195,
  depthMetres: 0.195,
  heightMetres: 0.135,
  extraCeilingMetres: 0,
  compatibleMaterials: [ANY_MATERIAL],
};
