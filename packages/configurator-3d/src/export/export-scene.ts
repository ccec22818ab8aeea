import { finishMaterial } from '@candil/catalogue/imagery';
import type { Scene, SceneBelt } from '@candil/configurator';
import { BufferGeometry, Group, Mesh, type Object3D, Vector3 } from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import { catenary, catenaryHeight } from '../batch/catenary';
import type { Body } from '../batch/luminaire-batch';
import { shapeOf } from '../batch/plain-recipes';
import type { Wire } from '../batch/wire-batch';
import { courseOf } from '../belt/belt-band';
import { beltParts } from '../belt/belt-parts';
import { BELT } from '../geometry/belt';
import { bandSection, roundSection, sweep } from '../geometry/sweep';
import { luminaireParts } from '../luminaire/luminaire-parts';
import { bodyOfCanopy, layoutOfLight, outletBodies } from '../scene/light-layout';
import { layoutOfSticks } from '../stick/stick-layout';
import { createExportMaterials, type ExportMaterials } from './export-materials';

/** Fine enough to be looked at closely, and a tenth of the triangles of a catalogue picture. */
const DETAIL = 0.3;
const CABLE_STEPS = 16;
const BLACK = finishMaterial('11')!;

/** A composition as plain meshes: metres, y up, one node for each luminaire, belt, stick and fixing. Without the room and its furniture. */
export interface ExportScene {
  readonly root: Group;
  readonly triangles: number;
  readonly dispose: () => void;
}

export const exportScene = (scene: Scene, name: string): ExportScene => {
  const materials = createExportMaterials();
  const root = new Group();
  root.name = name;
  const { heightMetres } = scene.room;
  const canopies = new Map(scene.canopies.map((canopy) => [canopy.id, canopy]));
  const layouts = scene.lights.map((light) =>
    layoutOfLight(light, light.canopyId === undefined ? undefined : canopies.get(light.canopyId), heightMetres, 1),
  );
  const held = beltParts(scene.belts, scene.room);
  const plates = scene.canopies.flatMap((canopy) => {
    const only = canopy.lightIds.length === 1 ? scene.lights.find(({ id }) => id === canopy.lightIds[0]) : undefined;
    return canopy.isVirtual ? [] : [bodyOfCanopy(canopy, heightMetres, only), ...outletBodies(canopy, heightMetres)];
  });
  const rods = layoutOfSticks(scene, 1);
  const named = [...scene.lights, ...scene.sticks];
  const labels = new Map<string, string>(named.map(({ id, label, model }) => [id, `${label} ${model}`]));
  for (const body of [...layouts.flatMap(({ bodies }) => bodies), ...plates, ...held.bodies, ...rods.bodies])
    root.add(bodyNode(body, labels.get(body.id) ?? body.model, materials));
  for (const wire of [...layouts.flatMap(({ wires }) => wires), ...held.wires]) root.add(wireNode(wire, materials));
  for (const belt of scene.belts) root.add(beltNode(belt, materials));
  root.updateMatrixWorld(true);
  return {
    root,
    triangles: trianglesIn(root),
    dispose: () => {
      root.traverse((node) => node instanceof Mesh && node.geometry.dispose());
      materials.dispose();
    },
  };
};

const trianglesIn = (root: Object3D): number => {
  let corners = 0;
  root.traverse((node) => {
    if (node instanceof Mesh) corners += (node.geometry.getIndex()?.count ?? 0) as number;
  });
  return corners / 3;
};

/** All parts of one surface in one mesh. */
const bodyNode = (body: Body, name: string, materials: ExportMaterials): Object3D => {
  const node = new Group();
  node.name = name;
  const parts = luminaireParts(shapeOf(body.model, body.radiusMetres, body.heightMetres), DETAIL);
  for (const surface of new Set(parts.map((part) => part.surface))) {
    const geometries = parts.filter((part) => part.surface === surface).map(({ geometry, place }) => plain(geometry).applyMatrix4(place));
    const mesh = new Mesh(mergeGeometries(geometries), materials.of(surface, body.finish));
    mesh.name = `${name} ${surface}`;
    node.add(mesh);
  }
  node.position.set(...body.at);
  node.scale.set(...body.size);
  if (body.turn) node.quaternion.copy(body.turn);
  return node;
};

/** Only the data that every format knows: places, normals, triangles. */
const plain = (geometry: BufferGeometry): BufferGeometry => {
  const kept = new BufferGeometry();
  kept.setAttribute('position', geometry.getAttribute('position').clone());
  kept.setAttribute('normal', geometry.getAttribute('normal').clone());
  kept.setIndex(geometry.getIndex()!.clone());
  return kept;
};

const wireNode = ({ id, from, to, slack, radiusMetres }: Wire, materials: ExportMaterials): Object3D => {
  const [dx, rise, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const across = Math.hypot(dx, dz);
  const line = catenary(across, rise, Math.hypot(across, rise) * (1 + slack));
  const steps = line.a === 0 ? 1 : CABLE_STEPS;
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    return new Vector3(
      from[0] + dx * share,
      from[1] + (line.a === 0 ? rise * share : catenaryHeight(line, across * share, across, rise)),
      from[2] + dz * share,
    );
  });
  const sideways = across > 1e-6 ? new Vector3(-dz / across, 0, dx / across) : new Vector3(1, 0, 0);
  const mesh = new Mesh(sweep(roundSection(radiusMetres, 8), points, sideways), materials.of('cable', BLACK));
  mesh.name = id;
  return mesh;
};

/** A band that stands on edge, as its clips hold it. */
const beltNode = (belt: SceneBelt, materials: ExportMaterials): Object3D => {
  const points = courseOf(belt).map(({ x, y, z }) => new Vector3(x, y, z));
  const [start, next] = [points[0]!, points[1]!];
  const level = Math.hypot(next.x - start.x, next.z - start.z);
  const sideways = level > 1e-6 ? new Vector3(-(next.z - start.z) / level, 0, (next.x - start.x) / level) : new Vector3(0, 0, 1);
  const mesh = new Mesh(sweep(bandSection(BELT.thicknessMetres, belt.widthMetres), points, sideways), materials.ofBelt(belt.color));
  mesh.name = `${belt.label} ${belt.model}`;
  return mesh;
};
