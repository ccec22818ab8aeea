// Computes the light of a room here and in a worker, then lets the worker begin a second one and stops it from here; prints what came of it.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { readLuminaire, rectangleGrid, roomIlluminance } from '@candil/photometry';

const requestOf = (distribution) => ({
  room: { lengthMetres: 5, widthMetres: 4, heightMetres: 2.8, reflectances: { ceiling: 0.7, walls: 0.5, floor: 0.2 } },
  lights: [
    { distribution, positionMetres: [1.5, 2, 2.6] },
    { distribution, positionMetres: [3.5, 2, 2.6] },
  ],
  planes: [rectangleGrid({ xMetres: 0, yMetres: 0, lengthMetres: 5, widthMetres: 4, heightMetres: 0.75 }, 10, 8)],
});

if (isMainThread) {
  const { readFileSync } = await import('node:fs');
  const reading = readLuminaire(readFileSync(process.argv[2]));
  const request = requestOf(reading.value.luminaire.distribution);
  const stop = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL(import.meta.url));
  const answer = () => new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  worker.postMessage({ request, stop });
  const there = await answer();
  Atomics.store(stop, 0, 1);
  worker.postMessage({ request, stop });
  const stopped = await answer();
  await worker.terminate();
  const luxOf = ({ ok, value }) => (ok ? Array.from(value.planes[0].totalLux) : []);
  process.stdout.write(JSON.stringify({ here: luxOf(roomIlluminance(request)), there: luxOf(there), stopped: stopped.ok }));
} else {
  parentPort.on('message', ({ request, stop }) => parentPort.postMessage(roomIlluminance(request, () => Atomics.load(stop, 0) === 1)));
}
