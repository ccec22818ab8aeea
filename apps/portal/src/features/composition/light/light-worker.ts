import { type RoomLightRequest, roomLight } from '@candil/photometry/room-light';

/** A question with its number; answers name it. */
export interface LightQuestion {
  readonly number: number;
  readonly request: RoomLightRequest;
}
export interface LightAnswer {
  readonly number: number;
  readonly result: ReturnType<typeof roomLight>;
}

/** The next request ends the worker, so it need not look for newer requests. */
self.onmessage = ({ data: { number, request } }: MessageEvent<LightQuestion>) => {
  self.postMessage({ number, result: roomLight(request) } satisfies LightAnswer);
};
