import {
  type Furniture,
  type LivePlace,
  type LiveState,
  lightOnBelt,
  type Scene,
  type SceneBelt,
  type SceneCanopy,
  type SceneLight,
  sticksInHand,
} from '@candil/configurator';
import { type Camera, Color, DirectionalLight, Group, HemisphereLight, Mesh, Vector3 } from 'three';
import { articleSurface } from '../batch/article-surface';
import { createGeometryCache, type GeometryCache } from '../batch/geometry-cache';
import { createGlowBatch } from '../batch/glow-batch';
import { createLuminaireBatches } from '../batch/luminaire-batch';
import { createWireBatch } from '../batch/wire-batch';
import { createBeltBand, shineAt, shiningOf } from '../belt/belt-band';
import { beltParts } from '../belt/belt-parts';
import { furnitureBody } from '../furniture/furniture-body';
import { type FaceName, roomFaces } from '../lighting/face';
import { areAlike, type Lamp } from '../lighting/lamp';
import { createLightField, type HurriedTurn, type LightField } from '../lighting/light-field';
import { furnitureMaterial } from '../room/lit-surface';
import { createRoomShell, type RoomShell } from '../room/room-shell';
import { type Daytime, faceHex, SURROUNDINGS, type Surroundings } from '../room/surroundings.data';
import { createThrownShadows } from '../room/thrown-shadows';
import { layoutOfSticks } from '../stick/stick-layout';
import { castersOf } from './casters';
import { daylight } from './daylight';
import { exposureOf } from './exposure';
import { bodyOfCanopy, layoutOfLight, outletBodies, placedCanopy, placedLight } from './light-layout';
import { QUALITIES, type Quality } from './quality';

/** Lights up to which each throws its own shadows. */
const MOST_SHADOWED = 24;
const MANY = 60;
/** Brightness of the room at first, as a share of the final brightness under the middle light. */
const EVEN_SHARE = 0.45;

type Live = ReadonlyMap<string, LivePlace>;
type Hanging = Pick<LiveState, 'belts' | 'hosts'>;
type LiveSticks = LiveState['sticks'];
const STANDING: LiveSticks = new Map();
const NO_STICKS = { sticks: [], joints: [], lines: [] } as const;
const AT_REST: Live = new Map();
const HANGING: Hanging = { belts: new Map(), hosts: new Map() };
/** Light that is thrown back often turns the colour of the walls; an eye takes most of that away again. */
const BOUNCED_COLOUR = 0.35;

/** Everything of a composition that is drawn, without a renderer or React. */
export interface SceneWorld {
  readonly root: Group;
  readonly setScene: (scene: Scene, furniture: readonly Furniture[]) => void;
  readonly setDaytime: (daytime: Daytime) => void;
  /** Moves elements to the places of a gesture; released ones return. */
  readonly setLive: (live: Live) => void;
  /** Belts and the lights on them as a gesture shows them, then the belt being drawn. */
  readonly setLiveBelts: (hanging: Hanging, drafted?: SceneBelt) => void;
  /** Sticks as a gesture shows them. */
  readonly setLiveSticks: (sticks: LiveSticks) => void;
  readonly sticks: () => Pick<Scene, 'sticks' | 'joints' | 'lines'>;
  readonly belts: () => readonly SceneBelt[];
  /** Light as it is seen now, with the gesture that lasts. */
  readonly lights: () => readonly SceneLight[];
  /** One of them; undefined for anything else. */
  readonly light: (id: string) => SceneLight | undefined;
  readonly canopies: () => readonly SceneCanopy[];
  /**
   * Computes light for about so many milliseconds; returns whether the picture changed, and whether work is left. In the turns of a gesture
   * the exposure stays: the eye gets used to other light at rest.
   */
  readonly step: (milliseconds: number, now: () => number, turn?: HurriedTurn) => { readonly isNew: boolean; readonly isDone: boolean };
  readonly look: (camera: Camera, pixelMetres: number) => void;
  readonly background: Color;
  readonly daytime: () => Daytime;
  readonly dispose: () => void;
}

const reflectancesOf = (daytime: Daytime) => {
  const linear = (face: FaceName): readonly [number, number, number] => {
    const { r, g, b } = new Color(faceHex(SURROUNDINGS[daytime], face));
    const grey = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    const kept = (value: number): number => grey + (value - grey) * BOUNCED_COLOUR;
    return [kept(r), kept(g), kept(b)];
  };
  const wall = linear('back');
  return { floor: linear('floor'), ceiling: linear('ceiling'), back: wall, front: wall, left: wall, right: wall };
};

const ambientOf = ({ ambientLux, skyHex }: Surroundings): readonly [number, number, number] => {
  const { r, g, b } = new Color(skyHex);
  return [r * ambientLux, g * ambientLux, b * ambientLux];
};

export const createSceneWorld = (quality: Quality, cache: GeometryCache = createGeometryCache()): SceneWorld => {
  const settings = QUALITIES[quality];
  const root = new Group();
  root.name = 'composition';
  const exposure = { value: 0 };
  const glowStrength = { value: 0 };
  const view = { pixelMetres: { value: 0.001 }, isParallel: { value: 0 } };
  const articles = articleSurface(quality);
  const luminaires = createLuminaireBatches(articles, cache);
  const wires = createWireBatch(view);
  const glows = createGlowBatch(glowStrength);
  const bands = createBeltBand(quality);
  const shadows = createThrownShadows();
  const furnishing = furnitureMaterial({ exposure });
  const key = new DirectionalLight();
  const fill = new HemisphereLight();
  key.position.set(-2.2, 2.4, 3.2);
  root.add(luminaires.root, wires.mesh, glows.mesh, bands.mesh, shadows.mesh, key, key.target, fill);
  const background = new Color();

  let daytime: Daytime = 'night';
  let scene: Scene | undefined;
  let lightsById: ReadonlyMap<string, SceneLight> = new Map();
  /** The lamps of all lights as they are seen now, and the number of each light among them. */
  let shining = shiningOf([]);
  let numbers: ReadonlyMap<string, number> = new Map();
  let furniture: readonly Furniture[] = [];
  let live: Live = AT_REST;
  let hanging: Hanging = HANGING;
  let drafted: SceneBelt | undefined;
  let liveSticks: LiveSticks = STANDING;
  let shell: RoomShell | undefined;
  let field: LightField | undefined;
  let furnitureMesh: Mesh | undefined;
  let fieldKey: readonly unknown[] = [];
  const lamps = new Map<string, readonly Lamp[]>();

  /** Lamps that are as they were stay the same value, so that their light is not computed again. */
  const shine = (id: string, next: readonly Lamp[]): void => {
    const before = lamps.get(id);
    if (before === undefined || !areAlike(before, next)) lamps.set(id, next);
  };
  /** Of a light that a gesture moves: the field looks at no other. */
  const shineOn = (id: string, next: readonly Lamp[]): void => {
    shine(id, next);
    field?.wantOf(id, lamps.get(id) ?? next);
  };

  const clearRoom = (): void => {
    if (shell) {
      root.remove(shell.root);
      shell.dispose();
    }
    if (furnitureMesh) {
      root.remove(furnitureMesh);
      furnitureMesh.geometry.dispose();
    }
    shell = undefined;
    furnitureMesh = undefined;
    field = undefined;
  };

  const showLight = (turn?: HurriedTurn): void => {
    if (!field || !shell || !furnitureMesh) return;
    shell.light(field);
    const lux = furnitureMesh.geometry.getAttribute('lux');
    (lux.array as Float32Array).set(field.lux.subarray((field.receivers.count - lux.count) * 3));
    lux.needsUpdate = true;
    if (turn === undefined) exposure.value = exposureOf(field, SURROUNDINGS[daytime]);
  };

  const buildRoom = (current: Scene): void => {
    const { widthMetres, depthMetres, heightMetres } = current.room;
    const count = current.lights.length + current.sticks.length;
    const tier = count <= MOST_SHADOWED ? 0 : count <= MANY ? 1 : 2;
    const wanted = [widthMetres, depthMetres, heightMetres, JSON.stringify(furniture), daytime, tier];
    if (shell && wanted.every((value, i) => value === fieldKey[i])) return;
    clearRoom();
    fieldKey = wanted;
    const faces = roomFaces(current.room, reflectancesOf(daytime), settings.coarseness * [1, 1.3, 2][tier]!);
    shell = createRoomShell(faces, { exposure });
    shell.paint(SURROUNDINGS[daytime]);
    const body = furnitureBody(furniture);
    furnitureMesh = new Mesh(body.geometry, furnishing);
    furnitureMesh.name = 'furniture';
    furnitureMesh.frustumCulled = false;
    furnitureMesh.visible = furniture.length > 0;
    root.add(shell.root, furnitureMesh);
    const attribute = (name: string): Float32Array => body.geometry.getAttribute(name).array as Float32Array;
    field = createLightField({
      faces,
      corners: { positions: attribute('position'), normals: attribute('normal') },
      occluders: body.occluders,
      samples: tier === 0 ? settings.shadowSamples : tier === 1 ? Math.min(1, settings.shadowSamples) : 0,
      ambient: ambientOf(SURROUNDINGS[daytime]),
      base: (receivers) => daylight(receivers, faces, body.occluders, SURROUNDINGS[daytime], settings.shadowSamples),
    });
    // Even light until that of the lamps is known, rather than the dark.
    field.lux.fill(SURROUNDINGS[daytime].middleLux * EVEN_SHARE);
    showLight();
  };

  const beltsOf = (current: Scene): readonly SceneBelt[] => current.belts.map((belt) => hanging.belts.get(belt.id) ?? belt);
  const lightOf = (light: SceneLight): SceneLight => placedLight(lightOnBelt(light, hanging), live.get(light.id));
  const glow = (): number => (SURROUNDINGS[daytime].glow > 0 ? 1 : 0);
  const hangBelts = (current: Scene): void => bands.set(drafted ? [...beltsOf(current), drafted] : beltsOf(current), shining, glow());
  /** Belts that a gesture has moved; false where one of them needs another place among all. Light of theirs on other belts waits for its end. */
  const rehang = (moved: readonly SceneBelt[]): boolean => moved.every((belt) => bands.move(belt, shining, glow()));

  const throwShadows = (current: Scene): void =>
    shadows.set(
      castersOf(beltsOf(current), current.lights.map(lightOf), sticksInHand(current, { sticks: liveSticks }).sticks),
      current.room,
    );

  const canopyOf = (current: Scene, light: SceneLight): SceneCanopy | undefined => {
    const canopy = current.canopies.find(({ id }) => id === light.canopyId);
    return canopy && placedCanopy(canopy, current, live);
  };

  const drawnCanopies = (current: Scene) =>
    current.canopies
      .filter(({ isVirtual }) => !isVirtual)
      .map((canopy) =>
        bodyOfCanopy(
          placedCanopy(canopy, current, live),
          current.room.heightMetres,
          canopy.lightIds.length === 1 ? current.lights.find(({ id }) => id === canopy.lightIds[0]) : undefined,
        ),
      );

  const rebuild = (): void => {
    if (!scene) return;
    const current = scene;
    const surroundings = SURROUNDINGS[daytime];
    buildRoom(current);
    const byId = new Map(current.canopies.map((canopy) => [canopy.id as string, placedCanopy(canopy, current, live)]));
    const lights = current.lights.map(lightOf);
    shining = shiningOf(lights);
    const layouts = lights.map((light) =>
      layoutOfLight(light, byId.get(light.canopyId ?? ''), current.room.heightMetres, surroundings.lampLevel),
    );
    const held = beltParts(beltsOf(current), current.room);
    const outlets = current.canopies.flatMap((canopy) => outletBodies(canopy, current.room.heightMetres));
    const rods = layoutOfSticks(sticksInHand(current, { sticks: liveSticks }), surroundings.lampLevel);
    luminaires.set([...layouts.flatMap(({ bodies }) => bodies), ...drawnCanopies(current), ...outlets, ...held.bodies, ...rods.bodies]);
    wires.set([...layouts.flatMap((each) => each.wires), ...held.wires]);
    hangBelts(current);
    throwShadows(current);
    shadows.strength.value = surroundings.shadow;
    glows.set([...layouts.flatMap((each) => each.glows), ...rods.glows]);
    glowStrength.value = surroundings.glow;
    key.intensity = surroundings.keyIntensity * (settings.hasEnvironment ? 1 : 1.9);
    fill.intensity = surroundings.fillIntensity * (settings.hasEnvironment ? 1 : 6.5);
    key.color.set(daytime === 'night' ? '#ffdcb4' : '#fffaf3');
    fill.color.set(daytime === 'night' ? '#d8bfa4' : '#ffffff');
    fill.groundColor.set(daytime === 'night' ? '#b58f68' : '#d9cbb8');
    background.set(surroundings.beyondHex);
    const ids = new Set<string>([...current.lights, ...current.sticks].map(({ id }) => id));
    for (const id of [...lamps.keys()]) if (!ids.has(id)) lamps.delete(id);
    current.lights.forEach((light, i) => {
      shine(light.id, layouts[i]!.lamps);
    });
    for (const [id, next] of rods.lamps) shine(id, next);
    field?.want(lamps);
    root.updateMatrixWorld();
  };

  const moveOne = (current: Scene, light: SceneLight): void => {
    const seen = lightOf(light);
    const {
      bodies,
      wires: cables,
      glows: hazes,
      lamps: lit,
    } = layoutOfLight(seen, canopyOf(current, light), current.room.heightMetres, SURROUNDINGS[daytime].lampLevel);
    // A hook that appears or vanishes changes how many there are.
    for (const body of bodies) luminaires.move(body);
    for (const cable of cables) wires.move(cable);
    for (const haze of hazes) glows.move(haze);
    const number = numbers.get(light.id);
    if (number !== undefined) shineAt(shining, number, seen);
    shineOn(light.id, lit);
  };

  const setLive = (next: Live): void => {
    const before = live;
    live = next;
    if (!scene) return;
    const current = scene;
    const changed = new Set([...before.keys(), ...next.keys()].filter((id) => before.get(id) !== next.get(id)));
    if (changed.size === 0) return;
    for (const canopy of current.canopies) {
      if (!changed.has(canopy.id) && !canopy.lightIds.some((id) => changed.has(id))) continue;
      if (changed.has(canopy.id)) for (const id of canopy.lightIds) changed.add(id);
      luminaires.move(bodyOfCanopy(placedCanopy(canopy, current, live), current.room.heightMetres, undefined));
    }
    for (const light of current.lights) if (changed.has(light.id)) moveOne(current, light);
  };

  const setLiveBelts: SceneWorld['setLiveBelts'] = (next, draft) => {
    const before = hanging;
    const isDrawing = draft !== drafted;
    if (next.belts === before.belts && next.hosts === before.hosts && !isDrawing) return;
    hanging = next;
    drafted = draft;
    if (!scene) return;
    const current = scene;
    const changed = current.belts.filter(({ id }) => before.belts.get(id) !== next.belts.get(id));
    const movedBelts = new Set<string | undefined>(changed.map(({ id }) => id));
    const isMoved = ({ id, host }: SceneLight): boolean =>
      (host !== undefined && movedBelts.has(host.beltId)) || before.hosts.get(id) !== next.hosts.get(id);
    // A gesture that takes a point in or out changes how many parts there are.
    if (changed.some(({ id, points }) => (next.belts.get(id) ?? before.belts.get(id))?.points.length !== points.length)) return rebuild();
    const held = beltParts(
      beltsOf(current).filter(({ id }) => movedBelts.has(id)),
      current.room,
    );
    for (const body of held.bodies) luminaires.move(body);
    for (const wire of held.wires) wires.move(wire);
    const moved = current.lights.filter(isMoved);
    for (const light of moved) moveOne(current, light);
    const touched = new Set(movedBelts);
    for (const { id, host } of moved)
      for (const on of [host, before.hosts.get(id), next.hosts.get(id)]) if (on !== undefined) touched.add(on.beltId);
    const rehung = beltsOf(current).filter(({ id }) => touched.has(id));
    if (isDrawing || !rehang(rehung)) hangBelts(current);
    if (isDrawing || !castersOf(rehung, moved.map(lightOf), []).every((caster) => shadows.move(caster, current.room)))
      throwShadows(current);
  };

  const setLiveSticks: SceneWorld['setLiveSticks'] = (next) => {
    if (next === liveSticks) return;
    liveSticks = next;
    if (!scene || scene.sticks.length === 0) return;
    const rods = layoutOfSticks(sticksInHand(scene, { sticks: next }), SURROUNDINGS[daytime].lampLevel);
    for (const body of rods.bodies) luminaires.move(body);
    for (const glow of rods.glows) glows.move(glow);
    for (const [id, lit] of rods.lamps) shineOn(id, lit);
    throwShadows(scene);
  };

  const step: SceneWorld['step'] = (milliseconds, now, turn) => {
    if (!field || !shell || !furnitureMesh) return { isNew: false, isDone: true };
    const outcome = field.step(milliseconds, now, turn);
    if (outcome !== true) return { isNew: false, isDone: outcome === undefined };
    showLight(turn);
    return { isNew: true, isDone: false };
  };

  const eye = new Vector3();
  const ahead = new Vector3();
  return {
    root,
    background,
    daytime: () => daytime,
    setScene: (next, pieces) => {
      scene = next;
      lightsById = new Map(next.lights.map((light) => [light.id, light]));
      numbers = new Map(next.lights.map(({ id }, number) => [id, number]));
      furniture = pieces;
      live = AT_REST;
      hanging = HANGING;
      liveSticks = STANDING;
      rebuild();
    },
    setDaytime: (next) => {
      if (next === daytime) return;
      daytime = next;
      rebuild();
    },
    setLive,
    setLiveBelts,
    setLiveSticks,
    sticks: () => (scene ? sticksInHand(scene, { sticks: liveSticks }) : NO_STICKS),
    belts: () => (scene ? beltsOf(scene) : []),
    lights: () => scene?.lights.map(lightOf) ?? [],
    light: (id) => {
      const light = lightsById.get(id);
      return light && lightOf(light);
    },
    canopies: () => {
      const current = scene;
      return current ? current.canopies.map((canopy) => placedCanopy(canopy, current, live)) : [];
    },
    step,
    look: (camera, pixelMetres) => {
      camera.getWorldPosition(eye);
      const isParallel = 'isOrthographicCamera' in camera;
      shell?.fade(eye, isParallel ? camera.getWorldDirection(ahead) : undefined);
      view.pixelMetres.value = pixelMetres;
      view.isParallel.value = Number(isParallel);
    },
    dispose: () => {
      clearRoom();
      luminaires.dispose();
      wires.dispose();
      glows.dispose();
      bands.dispose();
      shadows.dispose();
      furnishing.dispose();
      articles.dispose();
      key.dispose();
      fill.dispose();
      // A last frame that was asked for before must find nothing to put into memory again.
      root.clear();
    },
  };
};
