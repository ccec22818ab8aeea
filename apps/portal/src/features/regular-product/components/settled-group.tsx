interface SettledGroupProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly code?: string | undefined;
}

/** An attribute with one value only: nothing to choose, but part of the purchase. */
export const SettledGroup = ({ id, label, value, code }: SettledGroupProps) => (
  <p id={id} tabIndex={-1} className="m-0 scroll-mt-24 scroll-mb-32 rounded-xs text-sm text-muted">
    {label}
    <span className="text-text"> · {value}</span>
    {code && <span className="ml-2 font-mono text-xs">{code}</span>}
  </p>
);
