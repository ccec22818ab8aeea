import type { SavedConfiguration } from '@candil/contract';
import { optionalPart } from '../part/optional-part';
import { CompareEntry } from './compare-entry';

const CompareToggle = optionalPart(
  () => import('./compare-toggle'),
  ({ CompareToggle }) => CompareToggle,
);

interface CompareSavedProps {
  /** Undefined until it is in a project: only then it has a code to be compared by. */
  readonly saved: Pick<SavedConfiguration, 'creationCode' | 'product'> | undefined;
  readonly name: string;
}

/** In the bar of an editor: keeps what is edited to be compared, as it is saved, and leads to the comparison. */
export const CompareSaved = ({ saved, name }: CompareSavedProps) => (
  <>
    {saved !== undefined && (
      <CompareToggle
        small
        variant={{ referenceCode: saved.creationCode, name, image: saved.product.image }}
        waiting={<span className="size-10" />}
      />
    )}
    <CompareEntry />
  </>
);
