// Data sheet of a file for a lighting engineer, as HTML. Pure: the page puts it in place.
import {
  beamAngleDegrees,
  bugRating,
  cartesianDiagram,
  cieFluxCode,
  coneDiagram,
  detectSymmetry,
  directRatios,
  downwardFraction,
  efficacyLumensPerWatt,
  fieldAngleDegrees,
  floorGrid,
  isoluxDiagram,
  lightOutputRatio,
  peakIntensity,
  polarDiagram,
  ROOM_INDICES,
  readLuminaire,
  totalFluxLumens,
  ugrTable,
} from '@candil/photometry';

const escaped = (text) => String(text).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const percent = (share) => `${(share * 100).toFixed(1)} %`;
const degrees = (angle) => (angle === undefined ? 'no end' : `${angle.toFixed(0)}°`);
const centimetres = (metres) => `${(metres * 100).toFixed(1)} cm`;
const code = (parts) => parts.map((part) => Math.round(part * 100)).join(' ');

/** Height, in metres, from which the cone and the isolux diagram look down. */
const FLOOR_BELOW = 2.5;
/** 4H by 8H, the room that data sheets quote. */
const QUOTED_ROOM = { width: 4, depth: 8 };

function glareOf(luminaire) {
  const row = ugrTable(luminaire)?.find(
    ({ widthHeights, depthHeights }) => widthHeights === QUOTED_ROOM.width && depthHeights === QUOTED_ROOM.depth,
  );
  return row === undefined
    ? 'not told: no luminous area below'
    : `${row.crosswise[0].toFixed(1)} across, ${row.endwise[0].toFixed(1)} along`;
}

/** Pairs of name and value. */
export function factsOf({ format, luminaire }) {
  const { distribution, lamps, opening } = luminaire;
  const ratio = lightOutputRatio(luminaire);
  const peak = peakIntensity(distribution);
  const bug = bugRating(distribution);
  const efficacy = efficacyLumensPerWatt(luminaire);
  const inPlanes = (angleOf) => `${degrees(angleOf(distribution, 0))} C0–C180, ${degrees(angleOf(distribution, 90))} C90–C270`;
  return [
    ['Format', format === 'ies' ? 'IES LM-63' : 'EULUMDAT'],
    ['Maker', luminaire.manufacturer],
    ['Luminaire', `${luminaire.name} ${luminaire.catalogueNumber}`.trim()],
    ['Report, date', `${luminaire.reportNumber} ${luminaire.date}`.trim()],
    ['Lamps', `${lamps.count} × ${lamps.type} ${lamps.colour} ${lamps.colourRendering}`.trim()],
    ['Flux', `${totalFluxLumens(distribution).toFixed(0)} lm`],
    ['Flux of the lamps', lamps.ratedFluxLumens === undefined ? 'absolute photometry' : `${lamps.ratedFluxLumens.toFixed(0)} lm`],
    ['Light output ratio', ratio === undefined ? '—' : percent(ratio)],
    ['Downward', percent(downwardFraction(distribution))],
    ['Power', luminaire.inputWatts > 0 ? `${luminaire.inputWatts} W` : '—'],
    ['Efficacy', efficacy === undefined ? '—' : `${efficacy.toFixed(0)} lm/W`],
    ['Peak', `${peak.intensityCandela.toFixed(0)} cd at C${peak.planeDegrees} γ${peak.gammaDegrees}`],
    ['Beam (half)', inPlanes(beamAngleDegrees)],
    ['Field (tenth)', inPlanes(fieldAngleDegrees)],
    ['Symmetry', detectSymmetry(distribution, 1e-3)],
    ['CIE flux code', code(Object.values(cieFluxCode(distribution, ratio)))],
    ['Direct ratios', `${code(directRatios(distribution))} for k ${ROOM_INDICES.join(' ')}`],
    ['BUG', `B${bug.backlight} U${bug.uplight} G${bug.glare}`],
    ['UGR 4H × 8H, 70/50/20', glareOf(luminaire)],
    [
      'Luminous opening',
      `${opening.shape}, C0 ${centimetres(opening.alongC0Metres)}, C90 ${centimetres(opening.alongC90Metres)}, height ${centimetres(opening.heightMetres)}`,
    ],
  ];
}

const DOUBTED = {
  flux: 'lm',
  efficacy: 'lm/W',
  lightOutputRatio: 'of the flux of the lamps',
  peak: 'cd',
  concentration: 'times the mean intensity',
};
const doubtLine = ({ quantity, value, least, most }) =>
  `<li>Hard to believe: ${Number(value.toPrecision(3))} ${DOUBTED[quantity]}; what is made has ${least} to ${most}.</li>`;

const issueLine = ({ line, field, code: what, found }) =>
  `<li>Line ${line}, ${escaped(field)}: ${escaped(what)}${found === undefined ? '' : ` <code>${escaped(found)}</code>`}</li>`;

/** Reads a file given as bytes: its luminaire where it is readable, and the HTML of the page. */
export function sheetOf(fileName, bytes, colours) {
  const reading = readLuminaire(bytes);
  const title = `<h2>${escaped(fileName)}</h2>`;
  if (!reading.ok) return { html: `${title}<p role="alert">This file cannot be read:</p><ul>${issueLine(reading.failure)}</ul>` };
  const { luminaire, warnings, doubts } = reading.value;
  const { distribution } = luminaire;
  const facts = factsOf(reading.value).map(([name, value]) => `<tr><th scope="row">${escaped(name)}</th><td>${escaped(value)}</td></tr>`);
  const diagrams = [
    ['Intensities, polar', polarDiagram(distribution, { label: 'Polar diagram', colours })],
    ['Intensities over γ', cartesianDiagram(distribution, { label: 'Cartesian diagram', colours })],
    ['Cone of the beam', coneDiagram(distribution, { label: 'Cone diagram', colours })],
    [`Lux on the floor, ${FLOOR_BELOW} m below`, isoluxDiagram(floorGrid(distribution, FLOOR_BELOW), { label: 'Isolux diagram', colours })],
  ].map(([caption, svg]) => `<figure>${svg}<figcaption>${caption}</figcaption></figure>`);
  const oddities = [...doubts.map(doubtLine), ...warnings.map(issueLine)];
  const odd = oddities.length === 0 ? '<p>Nothing odd in the file.</p>' : `<ul>${oddities.join('')}</ul>`;
  const html = `${title}<table>${facts.join('')}</table><h3>Oddities</h3>${odd}<h3>Diagrams</h3><div class="diagrams">${diagrams.join('')}</div>`;
  return { html, luminaire };
}
