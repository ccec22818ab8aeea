const USER_AGENT_MAX = 300;

/** The user agent in a form the database can store, because a header may hold any byte. Null = none sent. */
export const readUserAgent = (header: string | undefined): string | null =>
  header?.replaceAll('\0', '').toWellFormed().slice(0, USER_AGENT_MAX).toWellFormed() || null;
