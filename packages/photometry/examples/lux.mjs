// Lux on a table of 1.8 × 0.9 m below a pendant: node lux.mjs lamp.ldt. The room is 4 × 3 × 2.8 m, the pendant hangs 0.65 m above the table.
import { readFileSync } from 'node:fs';
import { beamAngleDegrees, readLuminaire, totalFluxLumens } from '@candil/photometry';
import { roomLight } from '@candil/photometry/room-light';

const [file] = process.argv.slice(2);
const fail = (text) => {
  console.error(text);
  process.exit(1);
};
const reading = readLuminaire(readFileSync(file));
if (!reading.ok) fail(`${file}:${reading.failure.line}: ${reading.failure.field}: ${reading.failure.code}`);
const { luminaire: light } = reading.value;
const beam = beamAngleDegrees(light.distribution);
console.log(`${light.name}: ${totalFluxLumens(light.distribution).toFixed(0)} lm${beam === undefined ? '' : `, beam ${beam.toFixed(0)}°`}`);

const answer = roomLight({
  room: { lengthMetres: 4, widthMetres: 3, heightMetres: 2.8 },
  luminaires: [{ id: 'pendant', light, xMetres: 2, yMetres: 1.5, undersideMetres: 1.4 }],
  tables: [{ id: 'table', shape: 'rectangle', xMetres: 2, yMetres: 1.5, lengthMetres: 1.8, widthMetres: 0.9, heightMetres: 0.75 }],
});
if (!answer.ok) fail(JSON.stringify(answer.failure));
const { tables, floor } = answer.value;
for (const [name, surface] of [
  ['table', tables[0]],
  ['floor', floor],
])
  console.log(`${name}: ${surface.averageLux.toFixed(0)} lx on average, ${surface.minLux.toFixed(0)} to ${surface.maxLux.toFixed(0)}`);
