// Converts a file of light: node convert.mjs lamp.ies lamp.ldt, or the other way.
import { readFileSync, writeFileSync } from 'node:fs';
import { eulumdatOfLuminaire, iesOfLuminaire, readLuminaire, writeEulumdat, writeIes } from '@candil/photometry';

const [from, to] = process.argv.slice(2);
const reading = readLuminaire(readFileSync(from));
if (!reading.ok) {
  console.error(`${from}:${reading.failure.line}: ${reading.failure.field}: ${reading.failure.code}`);
  process.exit(1);
}
const { luminaire, warnings } = reading.value;
for (const { line, field, code } of warnings) console.error(`${from}:${line}: ${field}: ${code}`);
writeFileSync(to, to.endsWith('.ldt') ? writeEulumdat(eulumdatOfLuminaire(luminaire)) : writeIes(iesOfLuminaire(luminaire)));
console.log(`${to} written`);
