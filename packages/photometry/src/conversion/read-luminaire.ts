import { readEulumdat } from '../eulumdat';
import type { FileIssue } from '../file-text';
import { type IesReadOptions, readIes } from '../ies';
import { type LightDoubt, lightDoubts } from '../light';
import type { Luminaire } from '../luminaire';
import { fail, ok, type Result } from '../result';
import { contradictions } from './contradictions';
import { luminaireOfEulumdat } from './luminaire-of-eulumdat';
import { luminaireOfIes } from './luminaire-of-ies';

/** The formats that hold the light of a luminaire. */
export type LuminaireFormat = 'ies' | 'eulumdat';

/** A luminaire out of a file of either format. */
export interface LuminaireReading {
  /** Format of the file. */
  readonly format: LuminaireFormat;
  /** The luminaire that it describes. */
  readonly luminaire: Luminaire;
  /** Warnings about the file or its light, at most 100, in the order of the file. */
  readonly warnings: readonly FileIssue[];
  /** Implausible values of its light, however well the file is written; `strict` does not refuse them (CV10). */
  readonly doubts: readonly LightDoubt[];
}

/** Reads a file of either format by its content: whatever is no IES file is read as EULUMDAT, with that reader's failure (CV7, CV8). */
export function readLuminaire(input: string | Uint8Array, options: IesReadOptions = {}): Result<LuminaireReading, FileIssue> {
  const ies = readIes(input, options);
  if (ies.ok) {
    const luminaire = luminaireOfIes(ies.value.file);
    return ok({ format: 'ies', luminaire, warnings: ies.value.warnings, doubts: lightDoubts(luminaire) });
  }
  const eulumdat = readEulumdat(input, options);
  // A word of an EULUMDAT file may look like a TILT line.
  if (!eulumdat.ok) return ies.failure.code === 'file.format-unknown' ? eulumdat : ies;
  const luminaire = luminaireOfEulumdat(eulumdat.value.file);
  const odd = contradictions(eulumdat.value.file, luminaire);
  if (options.strict && odd[0] !== undefined) return fail(odd[0]);
  return ok({ format: 'eulumdat', luminaire, warnings: [...eulumdat.value.warnings, ...odd], doubts: lightDoubts(luminaire) });
}
