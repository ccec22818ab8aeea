// Loads each door of the installed library by import and by require, here and in a worker, and prints what came of it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

const require = createRequire(import.meta.url);

const namesByDoor = async () => {
  const { exports } = JSON.parse(readFileSync(require.resolve('@candil/photometry/package.json'), 'utf8'));
  const main = { imported: await import('@candil/photometry'), required: require('@candil/photometry') };
  const doors = {};
  for (const path of Object.keys(exports).filter((name) => name !== './package.json')) {
    const name = path.replace('.', '@candil/photometry');
    const imported = await import(name);
    const required = require(name);
    // Some doors stand beside the main one, which has not what they have.
    const isApart = process.argv.slice(2).includes(path) || (workerData ?? []).includes(path);
    doors[path] = {
      imported: Object.keys(imported).sort(),
      required: Object.keys(required).sort(),
      notOfMain: isApart
        ? []
        : Object.keys(imported).filter((key) => imported[key] !== main.imported[key] || required[key] !== main.required[key]),
    };
  }
  return doors;
};

if (isMainThread) {
  const worker = new Worker(new URL(import.meta.url), { workerData: process.argv.slice(2) });
  const inWorker = await new Promise((resolve, reject) => worker.once('message', resolve).once('error', reject));
  process.stdout.write(JSON.stringify({ here: await namesByDoor(), inWorker }));
} else parentPort.postMessage(await namesByDoor());
