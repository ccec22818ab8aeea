/**
 * Builds a room with two belts that carry seven pendants, pulls a point of one, takes it back and does it again, and prints pieces, price and weeks.
 *
 *   node examples/build-room.mjs <models.json> <sources.json> <dd/mm/yyyy>
 */
import { readFileSync } from 'node:fs';
import * as domain from '@candil/domain';

const [modelsFile, sourcesFile, dayText] = process.argv.slice(2);
const read = (file) => JSON.parse(readFileSync(file, 'utf8'));
const { families, applicationLocations, canopies, drivers, packaging, basePrices } = read(sourcesFile);
const [dome, , cylinder] = read(modelsFile);
const colour = dome.variations.filter(({ modifier }) => modifier === '10');
const belt = { ...dome, model: '9110', articleType: { level1: 1, level2: 11, level3: 0 }, variations: colour, exclusions: [] };
const models = [dome, cylinder, belt];
const today = domain.parseCalendarDay(dayText).value;
const family = { familyName: 'Domes', applicationLocation: 'Hanging' };
const createdAt = '2026-06-01T08:00:00.000Z';
const names = { createdAt, today, ...family };

const light = (model, installation) => (id) =>
  domain.createLight({ ...names, id, model, attributes: { color: '24', temperature: '1', control: 'A', installation } });
/** A belt from wall to wall with a point under the ceiling between, and its lights evenly along it. */
const strung = (id, z, lights) => {
  const path = {
    kind: 'path',
    points: [
      [-2.5, 2.6, z],
      [0, 3.8, z],
      [2.5, 2.6, z],
    ],
    slack: [0.05, 0.05],
  };
  const hung = domain.beltOf(path);
  const hosted = (node, arcLengthMetres) => {
    const geometry = { kind: 'hosted', trackId: id, arcLengthMetres };
    return domain.placedAt({ ...node, props: { ...node.props, geometry } }, domain.placeOnBelt(hung, arcLengthMetres).at);
  };
  const elements = lights.map((node, index) => hosted(node, (hung.lengthMetres * (index + 1)) / (lights.length + 1)));
  const track = domain.createTrack({ ...names, id, model: belt, technicalData: { productLength: hung.lengthMetres }, elements });
  return domain.placedAt({ ...track, props: { ...track.props, geometry: path } }, [0, 0, 0]);
};
const elements = [
  strung('belt-1', 0, ['a', 'b', 'c', 'd'].map(light(dome, '18'))),
  strung('belt-2', 1, ['e', 'f', 'g'].map(light(cylinder, '10'))),
];
const space = domain.createSpace({
  ...names,
  id: 'room',
  info: { ...family, subfamily: 110, catalog: 16 },
  elements,
  roomSize: { width: 5, height: 4 },
});
const modelOf = (code) => models.find(({ model }) => model === code);
const rules = domain.compileElementRules([]);
const room = domain.createConfiguration(space, { modelOf, canopies, rules, rulesOn: true, remoteDriverOn: true, today });

const session = domain.createEditSession(room);
const drag = session.begin('drag').value;
const { geometry } = domain.elementOf(room.tree, 'belt-1').props;
for (const x of [0.2, 0.4, 0.6]) {
  const points = geometry.points.with(1, [x, 3.8, 0]);
  drag.propose({ kind: 'set-geometry', elementId: 'belt-1', geometry: { ...geometry, points } });
}
drag.commit(0);
const place = () => domain.absolutePositionOf(room.tree, 'b').map((metres) => metres.toFixed(2));
process.stdout.write(`dragged to ${place()}, undone to ${session.undo() && place()}, done again to ${session.redo() && place()}\n`);
process.stdout.write(`${domain.checkConfiguration(room).length} issues\n`);

const basis = ({ model }) => ({
  rateId: 10,
  catalogId: 16,
  currency: 'EUR',
  basePriceMinor: (basePrices[model] ?? 95) * 100,
  calculation: 'new',
});
const places = { familyOf: (id) => families[id], applicationLocationOf: (id) => applicationLocations[id] };
const prices = {
  unitPriceOf: (model, article) => domain.unitPrice(basis(model), article),
  hasPrice: () => true,
  discountPercentOf: () => 10,
};
const accessoryOf = (code) => domain.parseReference(code);
const sources = { modelOf, ...places, ...prices, accessoryOf, partKindOf: () => 'tube', canopies, drivers, packaging, today };
const { compositions, totals, availability, watts, lumens } = domain.evaluateCreation(room.tree, sources);
for (const { part } of compositions.flatMap(({ parts }) => parts))
  process.stdout.write(`${part.quantity} × ${part.code} at ${part.unitPriceMinor / 100}\n`);
process.stdout.write(
  `${totals.totalGross / 100} gross, ${totals.totalNet / 100} net, ${availability.weeks} weeks, ${watts} W, ${lumens} lm\n`,
);
