import { readConfiguration } from './kernel/config/configuration';
import { openDatabase } from './kernel/database/database';
import { makeAdministrator } from './modules/account';

// node dist/make-administrator.js <email>: the database is that of the environment, as for the service itself.
const WORDS = {
  'email.malformed': () => 'Name the e-mail address of the administrator, such as ana@maker.example',
  'administrator.exists': (email: string) => `${email} is administrator already and gives others the role in the portal`,
  'account.exists': () => 'That address has an account with another role; name another address',
};

try {
  const [address = ''] = process.argv.slice(2).filter((argument) => argument !== '--');
  const configuration = readConfiguration();
  const open = await openDatabase(configuration.database);
  try {
    const made = await makeAdministrator(open.database, address, new Date());
    if (!made.ok) throw new Error(WORDS[made.failure.code]('email' in made.failure ? made.failure.email : ''));
    process.stdout.write(`Open this link once, within 24 hours, to choose a password:\n${configuration.publicUrl}${made.value}\n`);
  } finally {
    await open.close();
  }
} catch (error) {
  process.stderr.write(`No administrator was made: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
