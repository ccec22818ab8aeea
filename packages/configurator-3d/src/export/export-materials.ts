import { type FinishMaterial, finishMaterial, OPAL_MATERIAL, type Surface } from '@candil/catalogue/imagery';
import { Color, DoubleSide, MeshStandardMaterial } from 'three';
import { SKIN_HEX } from '../materials/skin-hex.data';

/** Roughness and metalness of a surface for programs that know only colour, roughness and metalness. */
const GLOSS: Readonly<Partial<Record<Surface, readonly [roughness: number, metalness: number]>>> = {
  opal: [OPAL_MATERIAL.roughness, 0],
  lamp: [OPAL_MATERIAL.roughness, 0],
  white: [0.6, 0],
  hardware: [0.42, 0.3],
  mirror: [0.1, 1],
};
const MATT = [0.85, 0] as const;
const GLOWING: ReadonlySet<Surface> = new Set(['opal', 'lamp']);

export interface ExportMaterials {
  readonly of: (surface: Surface, finish: FinishMaterial) => MeshStandardMaterial;
  readonly ofBelt: (colour: string | undefined) => MeshStandardMaterial;
  readonly dispose: () => void;
}

/** One material for each finish and surface, by names that say which; nothing that other programs read differently. */
export const createExportMaterials = (): ExportMaterials => {
  const made = new Map<string, MeshStandardMaterial>();
  const once = (name: string, make: () => MeshStandardMaterial): MeshStandardMaterial => {
    const known = made.get(name) ?? make();
    known.name = name;
    made.set(name, known);
    return known;
  };
  return {
    of: (surface, finish) => {
      if (surface === 'finish')
        return once(`finish-${finish.code}`, () => {
          const { hex, roughness, metalness } = finish;
          return new MeshStandardMaterial({ color: new Color(hex), roughness, metalness });
        });
      return once(surface, () => {
        const [roughness, metalness] = GLOSS[surface] ?? MATT;
        const color = new Color(SKIN_HEX[surface]);
        const emissive = GLOWING.has(surface) ? { emissive: color, emissiveIntensity: 1 } : {};
        return new MeshStandardMaterial({ color, roughness, metalness, ...emissive });
      });
    },
    ofBelt: (colour = '') =>
      once(`belt-${colour || 'plain'}`, () => {
        const color = new Color(finishMaterial(colour)?.hex ?? SKIN_HEX.hardware);
        return new MeshStandardMaterial({ color, roughness: MATT[0], metalness: MATT[1], side: DoubleSide });
      }),
    dispose: () => {
      for (const material of made.values()) material.dispose();
    },
  };
};
