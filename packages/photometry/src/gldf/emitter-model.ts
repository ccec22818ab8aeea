import { strToU8, zipSync } from 'fflate';
import { type Orientation, UPRIGHT, type Vector } from '../light';
import type { LuminaireHousing, LuminousOpening } from '../luminaire';
import { element, writeXml, type XmlElement } from './xml';

/** A light emitting object of a model, with the body around it. */
export interface ModelledEmitter {
  /** Name for references of a container. */
  readonly objectName: string;
  /** From the middle of the model: x along C0, y along C90, z up. */
  readonly positionMetres: Vector;
  /** Orientation; as it hangs by default. */
  readonly orientation?: Orientation;
  /** Luminous opening. */
  readonly opening: LuminousOpening;
  /** Body around the opening. */
  readonly housing: LuminaireHousing;
}

const NAMESPACE = 'http://www.w3.org/2001/XMLSchema-instance';
const SCHEMA = 'https://gldf.io/xsd/l3d/0.11.0/l3d.xsd';
const BODY = 'body';
const DEGREES = 180 / Math.PI;
/** 2 January 1980, UTC: archives of the same parts are the same whenever they are made. */
const FILE_TIME = 315_619_200_000;
/** A body or an opening without size is drawn a millimetre large: the format has none of 0. */
const LEAST_METRES = 0.001;

const metres = (value: number) => String(Number(value.toFixed(4)));
const sized = (value: number) => metres(Math.max(LEAST_METRES, value));
const place = (name: string, [x, y, z]: readonly [number, number, number]) => element(name, { x: metres(x), y: metres(y), z: metres(z) });

/** Turns about x, then y, then z, in degrees, that make this orientation. */
function turnsOf([a, b, , d, e, , g, h, i]: Orientation): readonly [number, number, number] {
  const y = Math.asin(Math.min(1, Math.max(-1, -g)));
  // Straight to the side x and z turn about the same axis: x takes none.
  const isAside = Math.abs(g) > 1 - 1e-9;
  const x = isAside ? 0 : Math.atan2(h, i);
  const z = isAside ? Math.atan2(-b, e) : Math.atan2(d, a);
  return [x * DEGREES + 0, y * DEGREES + 0, z * DEGREES + 0];
}

function emittingObject({ objectName, positionMetres, orientation = UPRIGHT, opening }: ModelledEmitter): XmlElement {
  const { shape, alongC0Metres: along, alongC90Metres: across, heightMetres } = opening;
  const isRound = shape !== 'rectangle' && along === across;
  const height = metres(heightMetres);
  return element('LightEmittingObject', { partName: objectName }, [
    place('Position', positionMetres),
    place('Rotation', turnsOf(orientation)),
    isRound ? element('Circle', { diameter: sized(along) }) : element('Rectangle', { sizeX: sized(along), sizeY: sized(across) }),
    element('LuminousHeights', { c0: height, c90: height, c180: height, c270: height }),
  ]);
}

/** Corners and faces of a box above each emitter, in the text format of Wavefront. */
function boxesOf(emitters: readonly ModelledEmitter[]): string {
  const lines = emitters.flatMap(({ positionMetres: [x, y, z], housing }, index) => {
    const [w, d, h] = [housing.alongC0Metres, housing.alongC90Metres, housing.heightMetres].map((size) => Math.max(LEAST_METRES, size)) as [
      number,
      number,
      number,
    ];
    const corners = [0, h].flatMap((up) =>
      [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([a = 0, b = 0]) => `v ${metres(x + (a * w) / 2)} ${metres(y + (b * d) / 2)} ${metres(z + up)}`),
    );
    const faces = [
      [4, 3, 2, 1],
      [5, 6, 7, 8],
      [1, 2, 6, 5],
      [2, 3, 7, 6],
      [3, 4, 8, 7],
      [4, 1, 5, 8],
    ].map((face) => `f ${face.map((corner) => corner + 8 * index).join(' ')}`);
    return [...corners, ...faces];
  });
  return `${lines.join('\n')}\n`;
}

/**
 * A model in the format L3D 0.11 that has every emitter at its place and turned as it is, below a box of its body: what a GLDF container with
 * several placed emitters refers to (GL8). Metres, z up, C0 along x. Turns are about x, then y, then z.
 */
export function writeEmitterModel(
  emitters: readonly ModelledEmitter[],
  about: { readonly name: string; readonly createdWithApplication: string; readonly creationTime: string },
): Uint8Array {
  const origin = [0, 0, 0] as const;
  const root = element('Luminaire', { 'xmlns:xsi': NAMESPACE, 'xsi:noNamespaceSchemaLocation': SCHEMA }, [
    element('Header', {}, [
      element('Name', {}, about.name),
      element('CreatedWithApplication', {}, about.createdWithApplication),
      element('CreationTimeCode', {}, about.creationTime),
      element('FormatVersion', { major: '0', minor: '11' }),
    ]),
    element('GeometryDefinitions', {}, [element('GeometryFileDefinition', { id: BODY, filename: `${BODY}.obj`, units: 'm' })]),
    element('Structure', {}, [
      element('Geometry', { partName: 'luminaire' }, [
        place('Position', origin),
        place('Rotation', origin),
        element('GeometryReference', { geometryId: BODY }),
        element('LightEmittingObjects', {}, emitters.map(emittingObject)),
      ]),
    ]),
  ]);
  const files = {
    'structure.xml': strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`),
    [`${BODY}/${BODY}.obj`]: strToU8(boxesOf(emitters)),
  };
  return zipSync(files, { mtime: FILE_TIME });
}
