import { beamAngleDegrees, lightOutputRatio, readLuminaire, totalFluxLumens } from '@candil/photometry';

/** The photometric values of an IES or EULUMDAT file, given as text or bytes; a sentence when it cannot be read. */
export function describeLight(file: string | Uint8Array): string {
  const reading = readLuminaire(file);
  if (!reading.ok) return `line ${reading.failure.line}, ${reading.failure.field}: ${reading.failure.code}`;
  const { luminaire, warnings } = reading.value;
  const flux = totalFluxLumens(luminaire.distribution);
  const ratio = lightOutputRatio(luminaire);
  const beam = beamAngleDegrees(luminaire.distribution);
  return [
    `${flux.toFixed(0)} lm`,
    ratio === undefined ? 'absolute' : `LOR ${(ratio * 100).toFixed(0)} %`,
    beam === undefined ? 'no beam' : `beam ${beam.toFixed(0)}°`,
    `${warnings.length} warnings`,
  ].join(', ');
}
