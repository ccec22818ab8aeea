/** A dot of a finish before its name. */
export const Swatch = ({ hex }: { readonly hex: string }) => (
  <span aria-hidden className="inline-block size-3.5 shrink-0 rounded-full border border-hairline" style={{ background: hex }} />
);
