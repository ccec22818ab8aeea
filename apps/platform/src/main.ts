import { buildApp } from './build-app';
import { readConfiguration } from './kernel/config/configuration';
import { openDatabase } from './kernel/database/database';
import { runUntilStopped } from './kernel/operations/run-until-stopped';
import { startMessage } from './start-message';

try {
  const configuration = readConfiguration();
  const open = await openDatabase(configuration.database, (error) => {
    process.stderr.write(`An idle database connection was lost: ${error.message}\n`);
  });
  try {
    const app = await buildApp({ configuration, open });
    await runUntilStopped(app, open, configuration);
    process.stdout.write(startMessage(configuration));
  } catch (error) {
    await open.close();
    throw error;
  }
} catch (error) {
  process.stderr.write(`Candil could not start: ${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof Error && process.env.LOG_LEVEL === 'debug') process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
}
