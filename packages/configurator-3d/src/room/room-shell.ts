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
import { dot, lengthOf, subtract, type Vector } from '../lighting/vector';
import { type LitUniforms, sideMaterial } from './lit-surface';
import { faceHex, type Surroundings } from './surroundings.data';

/** A wall is gone before the camera stands in it. */
const FADE_METRES = [0.04, 0.5] as const;

/** Length by which the sides go on before the front of the room, in the view from there. */
const APRON_METRES = 9;
/** The eye must stand before the front, not far beside it: cosines of the angle at which the apron is gone, and whole. */
const APRON_COSINES = [0.82, 0.94] as const;

/** From where to where a side reaches in its own shares. */
const reachOf = (face: Face): readonly [fromU: number, toU: number, fromV: number, toV: number] => {
  const [width, length] = [lengthOf(face.across), lengthOf(face.up)];
  switch (face.name) {
    case 'floor':
      return [0, 1, -APRON_METRES / length, 1];
    case 'ceiling':
      return [0, 1, 0, 1 + APRON_METRES / length];
    case 'left':
      return [-APRON_METRES / width, 1, 0, 1];
    case 'right':
      return [0, 1 + APRON_METRES / width, 0, 1];
    default:
      return [0, 1, 0, 1];
  }
};

const planeOf = (face: Face): BufferGeometry => {
  const [fromU, toU, fromV, toV] = reachOf(face);
  const corners: readonly (readonly [number, number])[] = [
    [fromU, fromV],
    [toU, fromV],
    [toU, toV],
    [fromU, toV],
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
  readonly apron: IUniform<number>;
}

export interface RoomShell {
  readonly root: Group;
  /** Lays the computed light over the sides. */
  readonly light: (field: LightField) => void;
  readonly paint: (surroundings: Surroundings) => void;
  /** Sides between the camera and the room fade; a parallel view is given by its direction. */
  readonly fade: (eye: Vector3, ahead: Vector3 | undefined) => void;
  readonly dispose: () => void;
}

const sideOf = (face: Face, shared: LitUniforms): Side => {
  const picture = new DataTexture(new Uint16Array(face.columns * face.rows * 4), face.columns, face.rows, RGBAFormat, HalfFloatType);
  picture.magFilter = LinearFilter;
  picture.minFilter = LinearFilter;
  const opacity = { value: 1 };
  const apron = { value: 0 };
  const kind = face.name === 'floor' || face.name === 'ceiling' ? face.name : 'wall';
  const size = [lengthOf(face.across), lengthOf(face.up)];
  const material = sideMaterial(kind, {
    lux: { value: picture },
    albedo: { value: new Color() },
    size: { value: size },
    exposure: shared.exposure,
    opacity,
    apron,
  });
  const mesh = new Mesh(planeOf(face), material);
  mesh.name = face.name;
  mesh.renderOrder = -2;
  return { face, mesh, picture, opacity, apron };
};

const ramp = (value: number, [from, to]: readonly [number, number] = FADE_METRES): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Bits of the least and the most that a half float has at its full precision: 2⁻¹⁴ and 65504. */
const [LEAST_BITS, MOST_BITS] = [0x38800000, 0x477fe000];
/** Difference of the exponents of a float and a half float, 112, in the bits of a float. */
const EXPONENT_BITS = 0x38000000;

/** As `DataUtils.toHalfFloat` has it, without its tables for what light mostly is. */
export const halfOf = (bits: number, value: number): number =>
  bits >= LEAST_BITS && bits <= MOST_BITS ? (bits - EXPONENT_BITS) >> 13 : DataUtils.toHalfFloat(value);

export const createRoomShell = (faces: readonly Face[], shared: LitUniforms): RoomShell => {
  const sides = faces.map((face) => sideOf(face, shared));
  const root = new Group();
  root.name = 'room';
  root.add(...sides.map(({ mesh }) => mesh));

  const light = ({ lux, receivers }: LightField): void => {
    const bits = new Uint32Array(lux.buffer, lux.byteOffset, lux.length);
    sides.forEach(({ picture }, index) => {
      const { from, to } = receivers.ranges[index]!;
      const data = picture.image.data as Uint16Array;
      let isOther = false;
      for (let i = from * 3, at = 0; i < to * 3; i += 3, at += 4) {
        const red = halfOf(bits[i]!, lux[i]!);
        const green = halfOf(bits[i + 1]!, lux[i + 1]!);
        const blue = halfOf(bits[i + 2]!, lux[i + 2]!);
        isOther ||= data[at] !== red || data[at + 1] !== green || data[at + 2] !== blue;
        data[at] = red;
        data[at + 1] = green;
        data[at + 2] = blue;
      }
      // A side that the light of what was moved does not reach keeps its texture.
      if (isOther || picture.version === 0) picture.needsUpdate = true;
    });
  };

  const fade = (eye: Vector3, ahead: Vector3 | undefined): void => {
    const away = Math.hypot(eye.x, eye.z) || 1;
    const before = ahead || eye.y < 0 ? 0 : ramp(eye.z / away, APRON_COSINES);
    for (const { face, mesh, opacity, apron } of sides) {
      apron.value = before;
      const inside = ahead
        ? -dot([ahead.x, ahead.y, ahead.z], face.normal) * 4
        : dot(subtract([eye.x, eye.y, eye.z] as Vector, face.origin), face.normal);
      opacity.value = face.name === 'floor' ? Number(inside > 0) : ramp(inside);
      mesh.visible = opacity.value > 0.002;
      mesh.material.depthWrite = opacity.value > 0.99 && (before === 0 || before === 1);
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
