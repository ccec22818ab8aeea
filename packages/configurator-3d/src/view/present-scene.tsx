import { type Editor, isEvenStep, type LivePlace, movedBelts, type SceneBelt, type Scope } from '@candil/configurator';
import type { RootState } from '@react-three/fiber';
import { draftedBelt } from '../belt/drafted-belt';
import { poseForKey } from '../camera/camera-key';
import { glide } from '../camera/glide';
import { axonometricPose, type CameraPose, cameraFor, metresPerPixel, type SceneCamera, type ViewSize } from '../camera/pose';
import { SURROUNDINGS } from '../room/surroundings.data';
import { homePose } from '../scene/home-pose';
import { QUALITIES, type Quality } from '../scene/quality';
import { createSceneWorld } from '../scene/scene-world';
import { createBeltOverlay } from './belt-overlay';
import type { CanvasHost } from './canvas-host';
import { Composition } from './composition';
import { createOverlay } from './overlay';
import { routePointers } from './pointer-router';
import { type BeltChip, type LightTexts, PLAIN_LIGHT_TEXTS, PLAIN_STICK_TEXTS, type StickTexts } from './scene-texts';
import { createStickOverlay } from './stick-overlay';

export interface PresentOptions {
  readonly host: CanvasHost;
  readonly editor: Editor;
  readonly frame: HTMLElement;
  readonly quality: Quality;
  readonly onPaused: (isPaused: boolean) => void;
  readonly chipOfBelt?: (belt: SceneBelt) => BeltChip | undefined;
  readonly stickTexts?: () => StickTexts;
  readonly lightTexts?: () => LightTexts;
  /** A finger has pressed the height of a light. */
  readonly onHeight?: (lightId: string) => void;
  readonly now?: () => number;
}

export interface Presentation {
  /** Takes the camera to the first view of a kind, unless it has it already. */
  readonly show: (projection: CameraPose['projection']) => void;
  /** Asks again for the words in the picture. */
  readonly reword: () => void;
  readonly end: () => void;
}

/** What the user does while something in the picture follows the pointer. */
const PULLING: ReadonlySet<Scope['kind']> = new Set(['moving', 'raising', 'turning', 'sliding', 'shaping', 'stick']);
/** Script of a frame that computing light may take: little while something is dragged. */
const LIGHT_MILLISECONDS = { gesture: 0.3, rest: 9, first: 160 } as const;
/** A picture of light alone keeps the next step of the gesture waiting: the pointer must have rested for as long as so many pictures take. */
const PICTURES_OF_REST = 2;
/** A picture that seems to take longer was not drawn at once, as in a window that is hidden. */
const SLOWEST_PICTURE_MILLISECONDS = 400;

/** Draws the document of an editor into a frame and keeps the picture at it, until it ends. Nothing is drawn while nothing changes. */
export const presentScene = ({
  host,
  editor,
  frame,
  quality,
  onPaused,
  chipOfBelt = () => undefined,
  stickTexts = () => PLAIN_STICK_TEXTS,
  lightTexts = () => PLAIN_LIGHT_TEXTS,
  onHeight,
  now = () => performance.now(),
}: PresentOptions): Presentation => {
  const view = frame.ownerDocument.defaultView!;
  const world = createSceneWorld(quality, host.cache);
  const overlay = createOverlay(frame.ownerDocument, onHeight);
  const beltOverlay = createBeltOverlay(frame.ownerDocument);
  const stickOverlay = createStickOverlay(frame.ownerDocument);
  overlay.root.prepend(beltOverlay.root, stickOverlay.root);
  const settings = QUALITIES[quality];
  let size: ViewSize = { width: Math.max(1, frame.clientWidth), height: Math.max(1, frame.clientHeight) };
  const room = () => editor.document.getState().scene.room;
  const front = (): CameraPose => homePose(editor.document.getState().scene, size);
  let pose = front();
  let camera: SceneCamera = cameraFor(pose, size);
  let way: ((time: number) => CameraPose) | undefined;
  /** Until the user turns the room the picture fits the window. */
  let isAtHome = true;
  let isCoarse = view.matchMedia?.('(pointer: coarse)').matches ?? false;
  const isCalm = (): boolean => view.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

  /** The picture or the marks over it are not yet as the editor has it. */
  let isStale = true;
  /** When something moved last, what the last picture took, and when it was begun if the frame after it follows at once. */
  let picture: { readonly movedAt: number; readonly milliseconds: number; readonly begunAt: number | undefined } = {
    movedAt: 0,
    milliseconds: 0,
    begunAt: undefined,
  };
  const goOn = host.redraw;
  const invalidate = (): void => {
    isStale = true;
    goOn();
  };

  const marks = (): void => {
    const { selection, hovered } = editor.view.getState();
    const belts = world.belts();
    const { scene } = editor.document.getState();
    const live = editor.live.getState();
    const { room: measures } = scene;
    overlay.update(
      {
        selected: selection.flatMap((id) => world.light(id) ?? []),
        hovered: hovered === undefined ? undefined : world.light(hovered),
        ghosts: live.ghosts.map((ghost) => {
          const light = ghost.elementId === undefined ? undefined : world.light(ghost.elementId);
          const bottom =
            ghost.place.heightCm === undefined
              ? (light?.bottomMetres ?? measures.heightMetres - 0.3)
              : measures.heightMetres - ghost.place.heightCm / 100;
          return { ghost, bottom, top: bottom + (light?.bodyHeightMetres ?? 2 * ghost.radiusMetres) };
        }),
        texts: lightTexts(),
        hasHandle: editor.mode === 'create' || editor.mode === 'edit',
        isCoarse,
      },
      camera,
      size,
    );
    beltOverlay.update(
      {
        belts,
        lights: world.lights,
        standing: scene,
        selection,
        hovered,
        draft: live.draft,
        part: editor.view.getState().beltPart,
        hasHandles: editor.mode === 'create' || editor.mode === 'edit',
        isCoarse,
        chipOf: chipOfBelt,
        moving: movedBelts(live),
        areKept: isEvenStep(live),
      },
      camera,
      size,
    );
    const canEdit = editor.mode === 'create' || editor.mode === 'edit';
    const { draft, rods } = live;
    stickOverlay.update(
      {
        ...world.sticks(),
        room: room(),
        selection,
        hovered,
        draft,
        rods,
        held: heldEnds(),
        hasHandles: canEdit,
        hasFans: canEdit && editor.view.getState().tool === 'roll',
        isCoarse,
        texts: stickTexts(),
      },
      camera,
      size,
    );
  };
  const heldEnds = () => {
    const scope = editor.scope.getState();
    if (scope.kind !== 'joining') return [];
    return [scope.first, scope.at].flatMap(
      (end) => world.sticks().sticks.find(({ id }) => id === end?.stickId)?.[end?.end ?? 'from'] ?? [],
    );
  };
  const hang = (): void => {
    const live = editor.live.getState();
    world.setLiveSticks(live.sticks);
    world.setLiveBelts(live, draftedBelt(live.draft));
  };

  const aim = (): void => {
    camera = cameraFor(pose, size, camera);
    const metres = metresPerPixel(pose, size) / Math.min(settings.mostPixelRatio, view.devicePixelRatio || 1);
    world.look(camera, pose.projection === 'axonometric' ? metres : metres / pose.distanceMetres);
    const state = host.store().getState();
    if (state.camera !== camera) state.set({ camera: camera as RootState['camera'] });
    invalidate();
  };
  const setPose = (next: CameraPose): void => {
    way = undefined;
    isAtHome = false;
    pose = next;
    aim();
  };
  const glideTo = (next: CameraPose): void => {
    if (isCalm()) setPose(next);
    else {
      way = glide({ ...pose, projection: next.projection }, next, now());
      pose = way(now());
      aim();
    }
    isAtHome = true;
  };
  const home = (): CameraPose => (pose.projection === 'axonometric' ? axonometricPose(room(), size) : front());

  /** Light is worked out over many frames; most of them change nothing in the picture, which is then not drawn again. */
  const lightUp = (time: number): { readonly isNew: boolean; readonly isDone: boolean } => {
    const isGesture = PULLING.has(editor.scope.getState().kind);
    const isPulled = !isStale && time - picture.movedAt < PICTURES_OF_REST * picture.milliseconds;
    if (isGesture && isPulled) return { isNew: false, isDone: false };
    if (!isGesture) return world.step(LIGHT_MILLISECONDS.rest, now);
    return world.step(LIGHT_MILLISECONDS.gesture, now, isStale && isEvenStep(editor.live.getState()) ? 'compute' : 'show');
  };
  const onFrame = (): boolean => {
    if (way) {
      pose = way(now());
      const isThere = pose === way(Number.POSITIVE_INFINITY);
      aim();
      if (isThere) way = undefined;
    }
    const time = now();
    const milliseconds =
      picture.begunAt === undefined ? picture.milliseconds : Math.min(SLOWEST_PICTURE_MILLISECONDS, time - picture.begunAt);
    picture = { movedAt: isStale ? time : picture.movedAt, milliseconds, begunAt: undefined };
    const { isNew, isDone } = lightUp(time);
    if (!isDone) goOn();
    // Mark for screenshots and measurements: nothing more is drawn by itself.
    const light = isDone && !way ? 'complete' : 'working';
    if (frame.dataset.sceneLight !== light) frame.dataset.sceneLight = light;
    const isMoved = isStale;
    isStale = false;
    if (isMoved) marks();
    const isDrawn = isMoved || isNew;
    if (isDrawn && !isDone) picture = { ...picture, begunAt: time };
    return isDrawn;
  };

  const surround = (): void => {
    const daytime = editor.view.getState().light;
    world.setDaytime(daytime);
    const { scene } = host.store().getState();
    scene.background = world.background;
    // The world places its objects itself, and moves none of them: what moves are its rows of numbers.
    scene.matrixWorldAutoUpdate = false;
    scene.environment = settings.hasEnvironment ? host.environment(daytime) : null;
    scene.environmentIntensity = SURROUNDINGS[daytime].environmentIntensity;
    invalidate();
  };

  const take = (): void => {
    const { scene, furniture } = editor.document.getState();
    world.setScene(scene, furniture);
    world.setLive(editor.live.getState().overrides as ReadonlyMap<string, LivePlace>);
    hang();
    if (isAtHome && !way) pose = home();
  };

  take();
  frame.append(overlay.root);
  const hide = host.show(frame, <Composition root={world.root} onShown={invalidate} onFrame={onFrame} />);
  host.resize(size.width, size.height);
  surround();
  aim();
  world.step(LIGHT_MILLISECONDS.first, now);
  marks();

  const stops = [
    editor.document.subscribe((next, before) => {
      if (next.scene === before.scene && next.furniture === before.furniture) return;
      take();
      aim();
    }),
    editor.live.subscribe((next, before) => {
      const isMoved = next.overrides !== before.overrides;
      if (isMoved) world.setLive(next.overrides as ReadonlyMap<string, LivePlace>);
      const isRehung =
        next.belts !== before.belts || next.hosts !== before.hosts || next.draft !== before.draft || next.sticks !== before.sticks;
      if (isRehung) hang();
      // A frame sets the marks too, together with the picture they lie over.
      if (isMoved || isRehung) invalidate();
      else marks();
    }),
    editor.view.subscribe((next, before) => {
      if (next.light !== before.light) surround();
      if (
        next.selection !== before.selection ||
        next.hovered !== before.hovered ||
        next.tool !== before.tool ||
        next.beltPart !== before.beltPart
      )
        marks();
    }),
    // Refinements that a gesture kept waiting.
    editor.scope.subscribe(({ kind }, before) => {
      if (kind === 'joining' || before.kind === 'joining') marks();
      if (kind === 'idle' && before.kind !== 'idle') goOn();
    }),
    host.onContext((isLost) => {
      onPaused(isLost);
      if (!isLost) surround();
    }),
    routePointers({ editor, world, frame, handle: overlay.handle, pose: () => pose, setPose, camera: () => camera, size: () => size }),
  ];

  const onKey = (event: KeyboardEvent): void => {
    const next = poseForKey(event, pose, size, home);
    if (next) {
      if (event.key === '0') glideTo(next);
      else setPose(next);
    } else if (
      !editor.key({ key: event.key, shift: event.shiftKey, alt: event.altKey, control: event.ctrlKey || event.metaKey, view: '3d' })
    )
      return;
    event.preventDefault();
  };
  const onPointerKind = (event: PointerEvent): void => {
    isCoarse = event.pointerType !== 'mouse';
  };
  frame.addEventListener('keydown', onKey);
  frame.addEventListener('pointerdown', onPointerKind, { capture: true });
  const observer = new ResizeObserver(() => {
    const next = { width: Math.max(1, frame.clientWidth), height: Math.max(1, frame.clientHeight) };
    if (next.width === size.width && next.height === size.height) return;
    size = next;
    if (isAtHome && !way) pose = home();
    host.resize(size.width, size.height);
    aim();
    marks();
  });
  observer.observe(frame);

  return {
    show: (projection) => {
      if (projection !== pose.projection) glideTo(projection === 'axonometric' ? axonometricPose(room(), size) : front());
    },
    reword: marks,
    end: () => {
      for (const stop of stops) stop();
      frame.removeEventListener('keydown', onKey);
      frame.removeEventListener('pointerdown', onPointerKind, { capture: true });
      observer.disconnect();
      overlay.root.remove();
      hide();
      world.dispose();
    },
  };
};
