/** The path to return to after signing in, if it stays inside the portal; anything that could lead to another origin is refused. */
export const safeReturnPath = (given: string | null, origin: string): string | undefined => {
  if (!given?.startsWith('/')) return undefined;
  const url = URL.canParse(given, origin) ? new URL(given, origin) : undefined;
  // `/.//elsewhere` stays on the origin but its normalised path would leave it.
  if (url?.origin !== origin || url.pathname.startsWith('//')) return undefined;
  return `${url.pathname}${url.search}${url.hash}`;
};
