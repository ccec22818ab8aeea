import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfiguration } from './kernel/config/configuration';
import { openDatabase } from './kernel/database/database';
import { importPlaces } from './modules/place';

// pnpm --filter @candil/platform run import-places <file>: the database is that of the environment, as for the service itself.
try {
  const [given] = process.argv.slice(2).filter((argument) => argument !== '--');
  // The command runs in the folder of the package; a path is meant from where it was typed.
  const file = given === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', given);
  if (file === undefined || !existsSync(file)) throw new Error('Name the file of a GeoNames dump, such as ES.txt or allCountries.txt');
  const open = await openDatabase(readConfiguration().database);
  try {
    const { countries, places } = await importPlaces(open.database, file);
    process.stdout.write(`Places in the database: ${places}; countries they are in: ${countries}.\n`);
  } finally {
    await open.close();
  }
} catch (error) {
  process.stderr.write(`The places were not imported: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
