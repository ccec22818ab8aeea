// A room of two belts and seven pendants: a point is pulled, taken back, pulled again; then pieces, price and weeks.
// node examples/build-room.mjs <models.json> <sources.json> <dd/mm/yyyy>
import { readFileSync } from 'node:fs';
import * as domain from '@candil/domain';

const [models, catalogue] = process.argv.slice(2, 4).map((file) => JSON.parse(readFileSync(file, 'utf8')));
const today = domain.parseCalendarDay(process.argv[4]).value;
const account = { catalogId: 16, rateId: 10, currency: 'EUR', discounts: new Map([[7, 10]]) };
const sources = domain.creationSources({ ...catalogue, ...account, models, today });

const family = { familyName: 'Domes', applicationLocation: 'Hanging' };
const names = { ...family, today, createdAt: '2026-06-01T08:00:00.000Z' };
const [dome, , cylinder, tape] = models;
const pendants = (model, installation, ids) => {
  const attributes = { color: '24', temperature: '1', control: 'A', installation };
  return ids.map((id) => domain.createLight({ ...names, id, model, attributes }));
};
/** From wall to wall, with a point under the ceiling between. */
const belt = (id, z, hosted) => {
  const points = [-2.5, 0, 2.5].map((x) => [x, x === 0 ? 3.8 : 2.6, z]);
  return domain.createBelt({ ...names, id, model: tape, points, slack: [0.05, 0.05], hosted });
};
const elements = [belt('one', 0, pendants(dome, '18', ['a', 'b', 'c', 'd'])), belt('two', 1, pendants(cylinder, '10', ['e', 'f', 'g']))];
const info = { ...family, subfamily: 110, catalog: 16 };
const space = domain.createSpace({ ...names, id: 'room', info, elements, roomSize: { width: 5, height: 4 } });
const room = domain.createConfiguration(space, sources);

const session = domain.createEditSession(room);
const drag = session.begin('pull').value;
const { geometry } = domain.elementOf(room.tree, 'one').props;
for (const x of [0.2, 0.4, 0.6])
  drag.propose({ kind: 'set-geometry', elementId: 'one', geometry: { ...geometry, points: geometry.points.with(1, [x, 3.8, 0]) } });
drag.commit(0);
const place = () => domain.absolutePositionOf(room.tree, 'b').map((metres) => metres.toFixed(2));
console.log(`pulled to ${place()}, back at ${session.undo() && place()}, again at ${session.redo() && place()}`);

const { compositions, totals, availability, watts } = domain.evaluateCreation(room.tree, sources);
for (const { part } of compositions[0].parts) console.log(`${part.quantity} × ${part.code} at ${part.unitPriceMinor / 100}`);
console.log(`${totals.totalGross / 100} gross, ${totals.totalNet / 100} net, ${availability.weeks} weeks, ${watts} W`);
