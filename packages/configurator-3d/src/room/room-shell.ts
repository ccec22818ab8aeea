import {
  BufferGeometry,
  Color,
  DataTexture,
  DataUtils,
  Float32BufferAttribute,
  Group,
  HalfFloatType,
  type IUniform,
  LinearFilter,
  Mesh,
  RGBAFormat,
  type ShaderMaterial,
  type Vector3,
} from 'three';
import { type Face, placeOnFace } from '../lighting/face';
import type { LightField } from '../lighting/light-field';
import { dot, subtract, type Vector } from '../lighting/vector';
import { type LitUniforms, sideMaterial } from './lit-surface';
import { faceHex, type Surroundings } from './surroundings.data';

/** A wall is gone before the camera stands in it. */
const FADE_METRES = [0.04, 0.5] as const;

const planeOf = (face: Face): BufferGeometry => {
  const corners: readonly (readonly [number, number])[] = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ];
  const geometry = new BufferGeometry();
  geometry.setAttribute(
    'position',
    new Float32BufferAttribute(
      corners.flatMap(([u, v]) => placeOnFace(face, u, v)),
      3,
    ),
  );
  geometry.setAttribute(
    'normal',
    new Float32BufferAttribute(
      corners.flatMap(() => face.normal),
      3,
    ),
  );
  geometry.setAttribute('uv', new Float32BufferAttribute(corners.flat(), 2));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
};

interface Side {
  readonly face: Face;
  readonly mesh: Mesh<BufferGeometry, ShaderMaterial>;
  readonly picture: DataTexture;
  readonly opacity: IUniform<number>;
}

export interface RoomShell {
  readonly root: Group;
  /** Lays the computed light over the sides. */
  readonly light: (field: LightField) => void;
  readonly paint: (surroundings: Surroundings) => void;
  /** Sides between the camera and the room fade; a parallel view is told by its direction. */
  readonly fade: (eye: Vector3, ahead: Vector3 | undefined) => void;
  readonly dispose: () => void;
}

const sideOf = (face: Face, shared: LitUniforms): Side => {
  const picture = new DataTexture(new Uint16Array(face.columns * face.rows * 4), face.columns, face.rows, RGBAFormat, HalfFloatType);
  picture.magFilter = LinearFilter;
  picture.minFilter = LinearFilter;
  const opacity = { value: 1 };
  const kind = face.name === 'floor' || face.name === 'ceiling' ? face.name : 'wall';
  const size = [Math.hypot(...face.across), Math.hypot(...face.up)];
  const material = sideMaterial(kind, {
    lux: { value: picture },
    albedo: { value: new Color() },
    size: { value: size },
    exposure: shared.exposure,
    opacity,
  });
  const mesh = new Mesh(planeOf(face), material);
  mesh.name = face.name;
  return { face, mesh, picture, opacity };
};

const ramp = (value: number): number => {
  const t = Math.min(1, Math.max(0, (value - FADE_METRES[0]) / (FADE_METRES[1] - FADE_METRES[0])));
  return t * t * (3 - 2 * t);
};

export const createRoomShell = (faces: readonly Face[], shared: LitUniforms): RoomShell => {
  const sides = faces.map((face) => sideOf(face, shared));
  const root = new Group();
  root.name = 'room';
  root.add(...sides.map(({ mesh }) => mesh));

  const light = ({ lux, receivers }: LightField): void => {
    sides.forEach(({ picture }, index) => {
      const { from, to } = receivers.ranges[index]!;
      const data = picture.image.data as Uint16Array;
      for (let i = from, at = 0; i < to; i++, at += 4) {
        data[at] = DataUtils.toHalfFloat(lux[i * 3]!);
        data[at + 1] = DataUtils.toHalfFloat(lux[i * 3 + 1]!);
        data[at + 2] = DataUtils.toHalfFloat(lux[i * 3 + 2]!);
      }
      picture.needsUpdate = true;
    });
  };

  const fade = (eye: Vector3, ahead: Vector3 | undefined): void => {
    for (const { face, mesh, opacity } of sides) {
      const inside = ahead
        ? -dot([ahead.x, ahead.y, ahead.z], face.normal) * 4
        : dot(subtract([eye.x, eye.y, eye.z] as Vector, face.origin), face.normal);
      opacity.value = face.name === 'floor' ? Number(inside > 0) : ramp(inside);
      mesh.visible = opacity.value > 0.002;
      mesh.material.depthWrite = opacity.value > 0.99;
    }
  };

  return {
    root,
    light,
    paint: (surroundings) => {
      for (const { face, mesh } of sides) (mesh.material.uniforms.albedo!.value as Color).set(faceHex(surroundings, face.name));
    },
    fade,
    dispose: () => {
      for (const { mesh, picture } of sides) {
        mesh.geometry.dispose();
        mesh.material.dispose();
        picture.dispose();
      }
    },
  };
};
