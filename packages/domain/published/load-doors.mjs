// Loads each door of the installed library by import and by require, here and in a worker, and prints what came of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

const require = createRequire(import.meta.url);

const namesByDoor = async () => {
  const { exports } = JSON.parse(readFileSync(require.resolve('@candil/domain/package.json'), 'utf8'));
  const main = { imported: await import('@candil/domain'), required: require('@candil/domain') };
  const doors = {};
  for (const path of Object.keys(exports).filter((name) => name !== './package.json')) {
    const name = path.replace('.', '@candil/domain');
    const imported = await import(name);
    const required = require(name);
    doors[path] = {
      imported: Object.keys(imported).sort(),
      required: Object.keys(required).sort(),
      // A function loaded twice would cache its data of a model twice.
      notOfMain: Object.keys(imported).filter((key) => imported[key] !== main.imported[key] || required[key] !== main.required[key]),
    };
  }
  return doors;
};

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url));
  const inWorker = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  process.stdout.write(JSON.stringify({ here: await namesByDoor(), inWorker }));
} else parentPort.postMessage(await namesByDoor());
