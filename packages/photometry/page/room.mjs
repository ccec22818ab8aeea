// The lux that a file gives in a room: luminaires in even rows, work plane, exchange of light.
import { luxMapDiagram, orientationOf, rectangleGrid, roomIlluminanceSteps } from '@candil/photometry';

const COLUMNS = 20;
const WORK_PLANE = 0.75;

/** Fields of the page's form, with the bounds of each; lengths in metres. */
export const ROOM_FIELDS = [
  { name: 'length', label: 'Length (m)', value: 5, min: 1, max: 50, step: 0.1 },
  { name: 'width', label: 'Width (m)', value: 4, min: 1, max: 50, step: 0.1 },
  { name: 'height', label: 'Height (m)', value: 2.8, min: 1.5, max: 15, step: 0.1 },
  { name: 'mounted', label: 'Light at (m)', value: 2.7, min: 1, max: 15, step: 0.05 },
  { name: 'along', label: 'Luminaires along', value: 4, min: 1, max: 20, step: 1 },
  { name: 'across', label: 'Luminaires across', value: 3, min: 1, max: 20, step: 1 },
  { name: 'turn', label: 'Turned (°)', value: 0, min: 0, max: 360, step: 15 },
  { name: 'ceiling', label: 'Ceiling (%)', value: 70, min: 0, max: 95, step: 5 },
  { name: 'walls', label: 'Walls (%)', value: 50, min: 0, max: 95, step: 5 },
  { name: 'floor', label: 'Floor (%)', value: 20, min: 0, max: 95, step: 5 },
  { name: 'maintenance', label: 'Maintenance factor', value: 0.8, min: 0.1, max: 1, step: 0.05 },
];

export const roomDefaults = () => Object.fromEntries(ROOM_FIELDS.map(({ name, value }) => [name, value]));

/** The first field that is out of its bounds, undefined when all are fine. */
export const fieldOutOfBounds = (values) =>
  ROOM_FIELDS.find(({ name, min, max }) => !(values[name] >= min && values[name] <= max)) ??
  (values.mounted > values.height ? ROOM_FIELDS.find(({ name }) => name === 'mounted') : undefined);

const rowsOf = ({ length, width }) => Math.max(2, Math.round((COLUMNS * width) / length));

/** The computation in steps, to be stopped after any. */
export function roomSteps({ distribution, opening }, values) {
  const { length, width, height, mounted, along, across, turn, ceiling, walls, floor, maintenance } = values;
  const orientation = orientationOf({ spinDegrees: turn });
  const lights = Array.from({ length: along * across }, (_, index) => ({
    distribution,
    opening,
    orientation,
    positionMetres: [(((index % along) + 0.5) / along) * length, ((Math.floor(index / along) + 0.5) / across) * width, mounted],
  }));
  const plane = rectangleGrid(
    { xMetres: 0, yMetres: 0, lengthMetres: length, widthMetres: width, heightMetres: WORK_PLANE },
    COLUMNS,
    rowsOf(values),
  );
  return roomIlluminanceSteps({
    room: {
      lengthMetres: length,
      widthMetres: width,
      heightMetres: height,
      reflectances: { ceiling: ceiling / 100, walls: walls / 100, floor: floor / 100 },
    },
    lights,
    planes: [plane],
    maintenanceFactor: maintenance,
  });
}

/** Result as HTML. */
export function roomHtml({ planes: [{ totalLux, statistics }] }, values, colours) {
  const { averageLux, minLux, maxLux, uniformity } = statistics;
  const facts = [
    ['Average on the work plane', `${averageLux.toFixed(0)} lx`],
    ['Smallest, largest', `${minLux.toFixed(0)} lx, ${maxLux.toFixed(0)} lx`],
    ['Uniformity (smallest by average)', uniformity.toFixed(2)],
  ].map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`);
  const grid = { columns: COLUMNS, rows: rowsOf(values), valuesLux: totalLux, lengthMetres: values.length, widthMetres: values.width };
  const picture = luxMapDiagram(grid, { sizePixels: 480, label: 'Map of the lux on the work plane', colours });
  return `<table>${facts.join('')}</table><figure>${picture}<figcaption>Work plane ${WORK_PLANE} m above the floor. An estimate, no lighting design: real rooms are within 15 %.</figcaption></figure>`;
}
