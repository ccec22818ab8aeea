interface FactProps {
  readonly value: string;
  readonly note: string | undefined;
  readonly className?: string;
}

/** A value with what it is under it. */
export const Fact = ({ value, note, className }: FactProps) => (
  <div className={className}>
    <p className="m-0 text-base font-semibold whitespace-nowrap">{value}</p>
    {note && <p className="m-0 text-xs whitespace-nowrap text-muted">{note}</p>}
  </div>
);
