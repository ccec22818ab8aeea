import type { Country } from '@candil/contract';
import { Autocomplete } from '@candil/ui-kit/autocomplete';

export interface CountryFieldProps {
  readonly label: string;
  /** Undefined while they are on their way. */
  readonly countries: readonly Country[] | undefined;
  readonly value: number | null;
  readonly onChange: (geonameId: number | null) => void;
  readonly placeholder?: string;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
  /** Purpose of the field for the browser that fills in forms (WCAG 1.3.5). */
  readonly autoComplete: string;
}

/** A country, found by part of its name, by its codes and by its name in any language of the product. */
export const CountryField = ({ countries, value, onChange, disabled = false, ...rest }: CountryFieldProps) => (
  <Autocomplete
    {...rest}
    options={(countries ?? []).map(({ geonameId, name, alsoNamed }) => ({ value: String(geonameId), label: name, keywords: alsoNamed }))}
    value={value === null ? '' : String(value)}
    onValueChange={(id) => onChange(id === '' ? null : Number(id))}
    loading={countries === undefined}
    disabled={disabled || countries === undefined}
  />
);
