// Reads the largest files there may be, bent in several ways, in a worker that is ended when it takes more than 50 MB.
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { readEulumdat, readIes, readLuminaire } from '@candil/photometry';

const MOST = 4 * 1024 * 1024;
const MOST_MEGABYTES = 50;

const filled = (head, piece) => head + piece.repeat(Math.floor((MOST - head.length) / piece.length));
const head = (counts) => `IESNA:LM-63-2002\nTILT=NONE\n1 -1 1 ${counts} 1 2 0 0 0\n1 1 1\n`;
const angles = (count, most) => Array.from({ length: count }, (_, index) => (most * index) / (count - 1)).join(' ');
const ldtHead = (planes, gammas) =>
  [
    'M',
    1,
    0,
    planes,
    0,
    gammas,
    0,
    '',
    '',
    '',
    '',
    '',
    ...new Array(13).fill(0),
    1,
    1,
    'LED',
    1000,
    3000,
    90,
    5,
    ...new Array(10).fill(0),
  ].join('\n');

const FILES = {
  zeros: () => filled('', '0'),
  blanks: () => filled('', ' \n'),
  'lines of one letter': () => filled('', 'a\n'),
  labels: () => filled('IESNA91\n', '[MORE]\n'),
  keywords: () => `${filled('IESNA91\n', '[A] b\n')}`,
  'a whole grid': () => `${head('721 360')}${angles(721, 180)}\n${angles(360, 360)}\n${'123.456 '.repeat(721 * 360)}`,
  'a quadrant laid out': () => `${head('721 360')}${angles(721, 180)}\n${angles(360, 90)}\n${'12345.67 '.repeat(721 * 360)}`,
  'values without end': () => filled(`${head('3601 1')}${angles(3601, 180)}\n0\n`, '1 '),
  'one number': () => filled(head('1 1'), '1'),
  commas: () => filled(head('1 1'), ','),
  'planes of EULUMDAT': () => `${ldtHead(720, 361)}\n${angles(720, 359.5)}\n${angles(361, 180)}\n${'12.345\n'.repeat(720 * 361)}`,
  'bytes of no encoding': () => new Uint8Array(MOST).fill(0xe4),
  'UTF-16': () => Uint8Array.from({ length: MOST }, (_, index) => (index === 0 ? 0xff : index === 1 ? 0xfe : index % 2 === 0 ? 48 : 0)),
};

if (isMainThread) {
  const ended = {};
  for (const name of Object.keys(FILES)) {
    const worker = new Worker(new URL(import.meta.url), {
      argv: [name],
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES - 8, maxYoungGenerationSizeMb: 8 },
    });
    ended[name] = await new Promise((resolve) =>
      worker.once('message', resolve).once('error', ({ code, message }) => resolve(code ?? message)),
    );
    await worker.terminate();
  }
  process.stdout.write(JSON.stringify(ended));
} else {
  const file = FILES[process.argv[2]]();
  for (const read of [readIes, readEulumdat, readLuminaire]) read(file);
  const buffers = process.memoryUsage().arrayBuffers / 1024 / 1024;
  parentPort.postMessage(buffers < MOST_MEGABYTES ? 'read' : `${buffers} MB`);
}
