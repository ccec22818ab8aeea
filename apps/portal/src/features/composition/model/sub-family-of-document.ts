/** The collection that a saved document names; undefined where it names none. The domain checks the rest when it is opened. */
export const subFamilyOfDocument = (document: unknown): number | undefined => {
  const { props } = (document ?? {}) as { readonly props?: { readonly info?: { readonly subfamily?: unknown } } };
  const subFamilyId = props?.info?.subfamily;
  return typeof subFamilyId === 'number' ? subFamilyId : undefined;
};
