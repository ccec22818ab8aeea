import type { Quality } from '../scene/quality';

/** Properties of a machine. */
export interface Machine {
  /** As the driver names it; undefined where it is kept secret. */
  readonly renderer: string | undefined;
  /** Threads that the processor runs at once. */
  readonly threads: number;
  readonly isHandheld: boolean;
}

/** Names under which the processor stands in for a graphics card. */
const SOFTWARE = ['swiftshader', 'llvmpipe', 'softpipe', 'basic render', 'software'];

/** Phones with fewer threads than this are some years old. */
const FEWEST_THREADS_OF_GOOD_PHONE = 6;

export const qualityFor = ({ renderer, threads, isHandheld }: Machine): Quality => {
  const name = renderer?.toLowerCase() ?? '';
  if (SOFTWARE.some((part) => name.includes(part))) return 'software';
  return isHandheld && threads < FEWEST_THREADS_OF_GOOD_PHONE ? 'low' : 'high';
};

let known: Quality | undefined;

/** Returns the quality this machine can draw. Asked once: the question costs a WebGL context, and browsers give few of them. */
export const machineQuality = (document: Document): Quality => {
  known ??= qualityFor(machineOf(document));
  return known;
};

const machineOf = (document: Document): Machine => {
  const view = document.defaultView;
  return {
    renderer: rendererOf(document),
    threads: view?.navigator.hardwareConcurrency ?? 1,
    isHandheld: view?.matchMedia?.('(pointer: coarse)').matches ?? false,
  };
};

const rendererOf = (document: Document): string | undefined => {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    const names = context?.getExtension('WEBGL_debug_renderer_info');
    const renderer: unknown = names ? context?.getParameter(names.UNMASKED_RENDERER_WEBGL) : undefined;
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return typeof renderer === 'string' ? renderer : undefined;
  } catch {
    // Without WebGL there is no renderer name; the view reports it.
    return undefined;
  }
};
