import type { Mount, Paper } from '@candil/catalogue/imagery';
import { Color, Mesh, MeshLambertMaterial, type Object3D, PlaneGeometry } from 'three';
import { CYCLORAMA, cyclorama } from './cyclorama';
import type { MoodSettings } from './mood.data';

type Sheet = MoodSettings['paper']['light'];

const WALL_SIZE = 16;

/** A flat wall; its luminaire is turned, so it is put into the stage and turns with it. */
const wall = (paper: Sheet, shade: number): Mesh => {
  const mesh = new Mesh(
    new PlaneGeometry(WALL_SIZE, WALL_SIZE),
    new MeshLambertMaterial({ name: 'wall', color: new Color(paper.wallHex).multiplyScalar(shade) }),
  );
  mesh.name = 'wall';
  mesh.receiveShadow = true;
  return mesh;
};

/** The same sheet hung the other way up: its level part is the ceiling. */
const ceiling = (paper: Sheet, height: number): Mesh => {
  const mesh = cyclorama(paper, -height);
  mesh.name = 'ceiling';
  mesh.rotation.z = Math.PI;
  return mesh;
};

/**
 * Builds the surface that the luminaire hangs in front of, under, on or from; heights in widths of the picture.
 * `turnsWithStage`: the sheet is put beside the luminaire.
 */
export const backdrop = (
  mount: Mount,
  { paper: papers, wallShade }: MoodSettings,
  name: Paper,
  { bottom, top, floor = CYCLORAMA.floorHeight }: { readonly bottom: number; readonly top: number; readonly floor?: number },
): { sheet: Object3D; turnsWithStage: boolean } => {
  const paper = papers[name];
  switch (mount) {
    case 'hanging':
      return { sheet: cyclorama(paper, floor), turnsWithStage: false };
    case 'standing':
      return { sheet: cyclorama(paper, bottom), turnsWithStage: false };
    case 'ceiling':
      return { sheet: ceiling(paper, top), turnsWithStage: false };
    case 'wall':
      return { sheet: wall(paper, wallShade), turnsWithStage: true };
  }
};
