// Prints the polar diagram and the flux code of a file: node sheet.cjs lamp.ldt > lamp.svg
const { readFileSync } = require('node:fs');
const { cieFluxCode, lightOutputRatio, polarDiagram, readLuminaire } = require('@candil/photometry');

const reading = readLuminaire(readFileSync(process.argv[2]));
if (!reading.ok) {
  console.error(`line ${reading.failure.line}: ${reading.failure.code}`);
  process.exit(1);
}
const { luminaire } = reading.value;
const code = cieFluxCode(luminaire.distribution, lightOutputRatio(luminaire));
console.error(
  `CIE ${Object.values(code)
    .map((part) => Math.round(part * 100))
    .join(' ')}`,
);
console.log(polarDiagram(luminaire.distribution, { label: luminaire.name }));
