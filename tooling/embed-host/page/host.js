// The page's own script: what a site writes that embeds the configurator.
const configurator = document.querySelector('candil-configurator');
const output = document.querySelector('output');
const say = (line) => {
  output.textContent += `${line}\n`;
};

// `?sandbox=…` and the like, so that one page shows every way to embed.
for (const [name, value] of new URLSearchParams(location.search)) configurator.setAttribute(name, value);

configurator.addEventListener('ready', ({ detail }) => say(`ready: ${detail.app}`));
configurator.addEventListener('changed', ({ detail }) => say(`changed: ${detail.summary.lights} luminaires, ${detail.summary.watts} W`));
configurator.addEventListener('issue', ({ detail }) => say(`issue: ${detail.severity} ${detail.count}`));
configurator.addEventListener('failed', ({ detail }) => say(`failed: ${detail.code}`));
configurator.addEventListener('handover', () => say('handed over'));

const exported = async (format) => {
  const { fileName, blob } = await configurator.requestExport(format);
  say(`exported: ${fileName}, ${blob.size} bytes, ${blob.type}`);
};
const ACTS = {
  load: async () => configurator.load(await (await fetch('/composition.json')).json()),
  state: async () => {
    const { summary, hash } = await configurator.state();
    say(`state: ${summary.lights} luminaires, ${summary.pieces} pieces, ${hash}`);
  },
  glb: () => exported('glb'),
  svg: () => exported('svg'),
  auto: async () => configurator.setAttribute('height', 'auto'),
  fill: async () => configurator.setAttribute('height', 'fill'),
};
document.querySelector('nav').addEventListener('click', ({ target }) => {
  ACTS[target.dataset.act]?.().catch((failure) => say(failure.message));
});
