import type { FinishMaterial } from './finish-material';

export const FINISH_MATERIALS: readonly FinishMaterial[] = [
  { code: '03', hex: '#f1efea', roughness: 0.55, metalness: 0, clearcoat: 0.2, clearcoatRoughness: 0.4, paper: 'stone' },
  { code: '05', hex: '#b9b6b0', roughness: 0.34, metalness: 1, clearcoat: 0, clearcoatRoughness: 0 },
  { code: '10', hex: '#f6f5f1', roughness: 0.5, metalness: 0, clearcoat: 0.2, clearcoatRoughness: 0.3, paper: 'stone' },
  { code: '11', hex: '#1b1b1d', roughness: 0.5, metalness: 0, clearcoat: 0.25, clearcoatRoughness: 0.55 },
  { code: '14', hex: '#4a4a4d', roughness: 0.45, metalness: 0.2, clearcoat: 0.15, clearcoatRoughness: 0.45 },
  { code: '23', hex: '#c39a5b', roughness: 0.24, metalness: 1, clearcoat: 0, clearcoatRoughness: 0 },
  { code: '24', hex: '#6b4b34', roughness: 0.3, metalness: 1, clearcoat: 0, clearcoatRoughness: 0 },
  {
    code: '31',
    hex: '#8a4a35',
    roughness: 0.82,
    metalness: 0,
    clearcoat: 0,
    clearcoatRoughness: 0,
    sheen: { hex: '#c98a70', amount: 0.3 },
  },
  { code: '33', hex: '#b4704d', roughness: 0.26, metalness: 1, clearcoat: 0, clearcoatRoughness: 0 },
  { code: '42', hex: '#4d5a46', roughness: 0.7, metalness: 0, clearcoat: 0.5, clearcoatRoughness: 0.16 },
  { code: '51', hex: '#cbb79b', roughness: 0.75, metalness: 0, clearcoat: 0, clearcoatRoughness: 0 },
  { code: '55', hex: '#c79f88', roughness: 0.72, metalness: 0, clearcoat: 0, clearcoatRoughness: 0 },
  { code: '62', hex: '#7b2f25', roughness: 0.6, metalness: 0, clearcoat: 0.2, clearcoatRoughness: 0.4 },
  { code: '74', hex: '#5f6f7a', roughness: 0.6, metalness: 0, clearcoat: 0.2, clearcoatRoughness: 0.35 },
  { code: '81', hex: '#c8a67a', roughness: 0.6, metalness: 0, clearcoat: 0.15, clearcoatRoughness: 0.5 },
];

/** Opal glass, the secondary finish of the Perla family. */
export const OPAL_MATERIAL: FinishMaterial = {
  code: '90',
  hex: '#fffaf2',
  roughness: 0.28,
  metalness: 0,
  clearcoat: 0.6,
  clearcoatRoughness: 0.15,
};

/** The other second materials; swatches show them. */
export const SECOND_MATERIALS: readonly FinishMaterial[] = [
  OPAL_MATERIAL,
  { code: '91', hex: '#6e6a66', roughness: 0.08, metalness: 0, clearcoat: 1, clearcoatRoughness: 0.05 },
  { code: '92', hex: '#ece3d2', roughness: 0.95, metalness: 0, clearcoat: 0, clearcoatRoughness: 0 },
];
