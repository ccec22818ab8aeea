import { readEulumdat } from '../eulumdat';
import type { FileIssue } from '../file-text';
import { type IesReadOptions, readIes } from '../ies';
import type { Luminaire } from '../luminaire';
import { fail, ok, type Result } from '../result';
import { contradictions } from './contradictions';
import { luminaireOfEulumdat } from './luminaire-of-eulumdat';
import { luminaireOfIes } from './luminaire-of-ies';

/** The formats that hold the light of a luminaire. */
export type LuminaireFormat = 'ies' | 'eulumdat';

/** A luminaire out of a file of either format. */
export interface LuminaireReading {
  readonly format: LuminaireFormat;
  readonly luminaire: Luminaire;
  readonly warnings: readonly FileIssue[];
}

/** Reads a file of either format by its content: whatever is no IES file is read as EULUMDAT, with that reader's failure (CV7, CV8). */
export function readLuminaire(input: string | Uint8Array, options: IesReadOptions = {}): Result<LuminaireReading, FileIssue> {
  const ies = readIes(input, options);
  if (ies.ok) return ok({ format: 'ies', luminaire: luminaireOfIes(ies.value.file), warnings: ies.value.warnings });
  if (ies.failure.code !== 'file.format-unknown') return ies;
  const eulumdat = readEulumdat(input, options);
  if (!eulumdat.ok) return eulumdat;
  const luminaire = luminaireOfEulumdat(eulumdat.value.file);
  const odd = contradictions(eulumdat.value.file, luminaire);
  if (options.strict && odd[0] !== undefined) return fail(odd[0]);
  return ok({ format: 'eulumdat', luminaire, warnings: [...eulumdat.value.warnings, ...odd] });
}
