interface LongWireMarkProps {
  /** Meaning of the mark. */
  readonly title: string;
}

/** The maker's mark of a cable made to length, the same in every language. */
export const LONG_WIRE_MARK = 'LW';

export const LongWireMark = ({ title }: LongWireMarkProps) => (
  <abbr title={title} className="rounded-xs bg-accent px-1 text-2xs font-semibold text-on-accent no-underline">
    {LONG_WIRE_MARK}
  </abbr>
);
