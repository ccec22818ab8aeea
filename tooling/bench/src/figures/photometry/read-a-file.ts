import { strict as assert } from 'node:assert';
import { eulumdatOfLuminaire, iesOfLuminaire, readLuminaire, totalFluxLumens, writeEulumdat, writeIes } from '@candil/photometry';
import { compare } from '../../measure';
import { figure, nanoseconds } from '../../report';
import { sampleLuminaire } from './sample-light';

const fluxOf = (text: string) => {
  const reading = readLuminaire(text);
  if (!reading.ok) throw new Error(reading.failure.code);
  return totalFluxLumens(reading.value.luminaire.distribution);
};

/** The floor: every word of the file made a number where it is one, without looking at what it means. */
const numbersIn = (text: string) => {
  let count = 0;
  for (const word of text.split(/\s+/)) if (!Number.isNaN(Number(word))) count += 1;
  return count;
};

/** Reading a file of 73 × 37 values and its flux, against parting and converting its words alone. */
export const readAFile = () => {
  const luminaire = sampleLuminaire();
  const [ies, eulumdat] = [writeIes(iesOfLuminaire(luminaire)), writeEulumdat(eulumdatOfLuminaire(luminaire))];
  const flux = totalFluxLumens(luminaire.distribution);
  for (const text of [ies, eulumdat]) assert.ok(Math.abs(fluxOf(text) / flux - 1) < 1e-7);
  assert.ok(numbersIn(ies) > 73 * 37);
  const times = compare({
    ies: { run: () => fluxOf(ies), calls: 1 },
    eulumdat: { run: () => fluxOf(eulumdat), calls: 1 },
    floor: { run: () => numbersIn(ies), calls: 1 },
  });
  figure(
    'light: read and flux',
    `73 x 37 values IES ${nanoseconds(times.ies)}, EULUMDAT ${nanoseconds(times.eulumdat)}; words to numbers alone ${nanoseconds(times.floor)}`,
    '<= 5 times the words alone',
    times.ies <= 5 * times.floor && times.eulumdat <= 5 * times.floor,
  );
};
