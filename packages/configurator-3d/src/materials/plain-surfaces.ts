import { Color, MeshPhysicalMaterial, MeshStandardMaterial } from 'three';

/** Black joints, lenses and hidden metal. */
export const hardwareSurface = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ name: 'hardware', color: new Color('#232324'), roughness: 0.42, metalness: 0.3 });

/** The textile sleeve of cables. */
export const cableSurface = (): MeshStandardMaterial =>
  new MeshStandardMaterial({ name: 'cable', color: new Color('#141414'), roughness: 0.9 });

/** Matt white plastic and paint that gives no light. */
export const whiteSurface = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ name: 'white', color: new Color('#f3f0ea'), roughness: 0.6, metalness: 0 });

export const mirrorSurface = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ name: 'mirror', color: new Color('#8e9496'), roughness: 0.1, metalness: 1, envMapIntensity: 0.7 });
