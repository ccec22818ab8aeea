import { advance, createRoot, type ReconcilerRoot, type RootStore } from '@react-three/fiber';
import type { ReactNode } from 'react';
import {
  getConsoleFunction,
  NeutralToneMapping,
  PMREMGenerator,
  setConsoleFunction,
  type Texture,
  WebGLRenderer,
  type WebGLRendererParameters,
} from 'three';
import { createGeometryCache, type GeometryCache } from '../batch/geometry-cache';
import type { Daytime } from '../room/surroundings.data';
import { QUALITIES, type Quality } from '../scene/quality';
import { studioEnvironment } from '../studio/studio-environment';

/** Makes the renderer of the host; tests give one that draws nothing. */
export type MakeRenderer = (canvas: HTMLCanvasElement, parameters: WebGLRendererParameters) => WebGLRenderer;

/** The one canvas of the app with its renderer. It outlives every view and is moved from one to the next. */
export interface CanvasHost {
  readonly canvas: HTMLCanvasElement;
  readonly cache: GeometryCache;
  readonly renderer: WebGLRenderer;
  readonly store: () => RootStore;
  /** Puts the canvas into a frame and draws an element in it; the answer takes both out again. */
  readonly show: (frame: HTMLElement, element: ReactNode) => () => void;
  readonly resize: (width: number, height: number) => void;
  /** Asks for a picture in the next frame. */
  readonly redraw: () => void;
  /** Environment that surfaces mirror. Made on first use, and again after the context was lost. */
  readonly environment: (daytime: Daytime) => Texture;
  /** Called when drawing stops and when it can go on. */
  readonly onContext: (listener: (isLost: boolean) => void) => () => void;
}

const ENVIRONMENT = { blur: 0.015, size: 128 } as const;

const makeWebGl: MakeRenderer = (canvas, parameters) => new WebGLRenderer({ canvas, ...parameters });

const isSupported = (document: Document): boolean => {
  try {
    return document.defaultView !== null && 'WebGL2RenderingContext' in document.defaultView;
  } catch {
    return false;
  }
};

/** React Three Fiber 9 makes a `Clock`, which three gave up and says so; nothing here reads it. */
const withoutClockWarning = <Made>(make: () => Made): Made => {
  const before = getConsoleFunction();
  setConsoleFunction((type, message, ...rest) => {
    if (!message.startsWith('THREE.Clock')) console[type](message, ...rest);
  });
  try {
    return make();
  } finally {
    setConsoleFunction(before);
  }
};

export const createCanvasHost = (document: Document, quality: Quality, make: MakeRenderer = makeWebGl): CanvasHost => {
  const { antialias, mostPixelRatio } = QUALITIES[quality];
  const canvas = document.createElement('canvas');
  canvas.style.cssText = 'display:block;position:absolute;inset:0;width:100%;height:100%;touch-action:none';
  const renderer = make(canvas, { antialias, alpha: false, powerPreference: 'high-performance', stencil: false });
  renderer.toneMapping = NeutralToneMapping;
  const root: ReconcilerRoot<HTMLCanvasElement> = withoutClockWarning(() => createRoot(canvas));
  let store: RootStore | undefined;
  let size = { width: 300, height: 150 };
  const rooms = new Map<Daytime, Texture>();
  const listeners = new Set<(isLost: boolean) => void>();

  /** Fiber's own loop asks for a frame more after each, and takes it back. */
  let isAsked = false;
  const draw = (time: number): void => {
    isAsked = false;
    const state = store?.getState();
    if (state?.internal.active) advance(time, true, state);
  };
  const redraw = (): void => {
    if (!isAsked) requestAnimationFrame(draw);
    isAsked = true;
  };

  const configure = (): void => {
    root.configure({
      gl: renderer,
      frameloop: 'never',
      dpr: [1, mostPixelRatio],
      flat: false,
      size: { ...size, top: 0, left: 0 },
      camera: { manual: true },
    });
    renderer.toneMapping = NeutralToneMapping;
  };
  configure();

  canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault();
    for (const listener of listeners) listener(true);
  });
  canvas.addEventListener('webglcontextrestored', () => {
    // three restores buffers and programs; the contents of render targets are lost.
    for (const texture of rooms.values()) texture.dispose();
    rooms.clear();
    for (const listener of listeners) listener(false);
    redraw();
  });

  return {
    canvas,
    cache: createGeometryCache(),
    renderer,
    store: () => {
      if (!store) throw new Error('Nothing is shown');
      return store;
    },
    show: (frame, element) => {
      frame.prepend(canvas);
      if (store === undefined) {
        store = root.render(element);
        store.subscribe(redraw);
      } else root.render(element);
      return () => {
        // Another view may have taken the canvas meanwhile.
        if (canvas.parentElement !== frame) return;
        root.render(null);
        canvas.remove();
      };
    },
    resize: (width, height) => {
      if (width === size.width && height === size.height) return;
      size = { width, height };
      configure();
    },
    redraw,
    environment: (daytime) => {
      const known = rooms.get(daytime);
      if (known) return known;
      const generator = new PMREMGenerator(renderer);
      const { texture } = generator.fromScene(studioEnvironment(daytime), ENVIRONMENT.blur, 0.1, 100, { size: ENVIRONMENT.size });
      generator.dispose();
      rooms.set(daytime, texture);
      return texture;
    },
    onContext: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};

let host: CanvasHost | undefined;

/** The host of the page, made when first asked for; undefined without WebGL 2. The first quality asked for holds. */
export const canvasHost = (document: Document, quality: Quality): CanvasHost | undefined => {
  if (host) return host;
  if (!isSupported(document)) return undefined;
  try {
    host = createCanvasHost(document, quality);
  } catch {
    // The browser knows WebGL 2 but the machine does not give it.
    return undefined;
  }
  return host;
};
