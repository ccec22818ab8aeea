import type { Editor } from '@candil/configurator';
import type { RoomLightEstimate } from '@candil/photometry/room-light';
import { useEffect, useState } from 'react';
import { lightRequestOf } from './light-request';
import type { LightAnswer, LightQuestion } from './light-worker';

/** Steps follow each other quickly while something is arranged; the light is computed when they pause. */
const PAUSE_MILLISECONDS = 250;

/** The light in the room as the composition stands, computed in a worker; undefined until it is known or where nothing gives light. */
export const useRoomLight = (editor: Editor): RoomLightEstimate | undefined => {
  const [estimate, setEstimate] = useState<RoomLightEstimate>();
  useEffect(() => {
    let worker: Worker | undefined;
    let number = 0;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const stop = () => {
      worker?.terminate();
      worker = undefined;
    };
    const compute = () => {
      const { scene, furniture } = editor.document.getState();
      const request = lightRequestOf(scene, furniture, editor.sources.context.modelOf);
      stop();
      number += 1;
      if (request === undefined) return setEstimate(undefined);
      worker = new Worker(new URL('./light-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<LightAnswer>) => {
        if (data.number === number) setEstimate(data.result.ok ? data.result.value : undefined);
      };
      // Without a worker, or where it fails, the editor goes on without an estimate.
      worker.onerror = () => setEstimate(undefined);
      worker.postMessage({ number, request } satisfies LightQuestion);
    };
    const later = () => {
      clearTimeout(pause);
      pause = setTimeout(compute, PAUSE_MILLISECONDS);
    };
    later();
    const unsubscribe = editor.document.subscribe(later);
    return () => {
      unsubscribe();
      clearTimeout(pause);
      stop();
    };
  }, [editor]);
  return estimate;
};
