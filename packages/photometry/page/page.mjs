// The page: takes a file that is dropped or chosen, shows its sheet, and computes the room between frames.
import { DIAGRAM_COLOURS, eulumdatOfLuminaire, iesOfLuminaire, writeEulumdat, writeIes } from '@candil/photometry';
import { fieldOutOfBounds, ROOM_FIELDS, roomHtml, roomSteps } from './room.mjs';
import { sheetOf } from './sheet.mjs';

const at = (id) => document.getElementById(id);
const dark = matchMedia('(prefers-color-scheme: dark)');
const colours = () => (dark.matches ? DIAGRAM_COLOURS.dark : DIAGRAM_COLOURS.light);
/** Milliseconds of a frame that the computation may take. */
const SLICE = 30;

let shown;
let running = 0;

at('fields').innerHTML = ROOM_FIELDS.map(
  ({ name, label, value, min, max, step }) =>
    `<label>${label}<input type="number" name="${name}" value="${value}" min="${min}" max="${max}" step="${step}"></label>`,
).join('');

const valuesOf = () => Object.fromEntries(ROOM_FIELDS.map(({ name }) => [name, Number(at('fields').elements.namedItem(name).value)]));

function computeRoom() {
  running += 1;
  const own = running;
  const values = valuesOf();
  const wrong = fieldOutOfBounds(values);
  if (wrong) {
    at('lux').innerHTML = `<p role="alert">${wrong.label}: from ${wrong.min} to ${wrong.max}, the light within the room.</p>`;
    return;
  }
  const steps = roomSteps(shown.luminaire, values);
  const work = () => {
    // Another file or another room came meanwhile: this one is no longer asked for.
    if (own !== running) return;
    const until = performance.now() + SLICE;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) at('lux').innerHTML = roomHtml(step.value, values, colours());
    else {
      at('lux').textContent = `${Math.round(step.value.doneFraction * 100)} %`;
      setTimeout(work);
    }
  };
  work();
}

function show({ name, bytes }) {
  const { html, luminaire } = sheetOf(name, bytes, colours());
  shown = { name, bytes, luminaire };
  at('sheet').innerHTML = html;
  at('room').hidden = luminaire === undefined;
  running += 1;
  if (luminaire !== undefined) computeRoom();
}

async function take(file) {
  if (file) show({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) });
}

function save(text, ending) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = `${shown.name.replace(/\.\w+$/, '')}.${ending}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

at('file').addEventListener('change', () => take(at('file').files[0]));
document.addEventListener('dragover', (event) => event.preventDefault());
document.addEventListener('drop', (event) => {
  event.preventDefault();
  void take(event.dataTransfer.files[0]);
});
at('fields').addEventListener('input', computeRoom);
at('fields').addEventListener('submit', (event) => event.preventDefault());
at('ies').addEventListener('click', () => save(writeIes(iesOfLuminaire(shown.luminaire)), 'ies'));
at('ldt').addEventListener('click', () => save(writeEulumdat(eulumdatOfLuminaire(shown.luminaire)), 'ldt'));
dark.addEventListener('change', () => shown && show(shown));
