// Entry of every npm script. Only Node's own modules may be imported here and in this folder: nothing is installed yet.
/** Each command with the file that exports it. */
const COMMANDS = {
  start: 'start',
  dev: 'dev',
  test: 'test',
  lint: 'lint',
  typecheck: 'task',
  unit: 'task',
  build: 'build',
  assemble: 'assemble',
  proof: 'proof',
  bench: 'bench',
  look: 'look',
  images: 'images',
  fix: 'fix',
};
const [command, ...args] = process.argv.slice(2);

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Candil needs Node 20.19 or newer; this is ${process.version}.\n`);
  process.exit(1);
}
if (!Object.hasOwn(COMMANDS, command ?? '')) {
  process.stderr.write(`Unknown command "${command ?? ''}". There are: ${Object.keys(COMMANDS).join(', ')}.\n`);
  process.exit(1);
}

try {
  const commands = await import(`./${COMMANDS[command]}.mjs`);
  process.exitCode = await commands[command](args);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
