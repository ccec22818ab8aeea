import { liveRoom } from './live-room';
import { readAFile } from './read-a-file';
import { roomOfLights } from './room-of-lights';
import { sumOfMany } from './sum-of-many';

/** The figures of the library of light. */
export const photometryFigures = () => {
  readAFile();
  roomOfLights();
  liveRoom();
  sumOfMany();
};
