// Entry of every npm script. Only Node's own modules may be imported here and in this folder: nothing is installed yet.
const COMMANDS = ['start', 'dev', 'test', 'proof', 'bench', 'look', 'images', 'fix'];
const [command, ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Candil needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}
if (!COMMANDS.includes(command)) {
  process.stderr.write(`Unknown command "${command ?? ''}". There are: ${COMMANDS.join(', ')}.\n`);
  process.exit(1);
}

try {
  const commands = await import(`./${command}.mjs`);
  process.exitCode = await commands[command](args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
