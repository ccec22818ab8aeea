const USER_AGENT_MAX = 300;

/** What a database can store of what a browser says it is; a header may hold any byte. Null = nothing. */
export const readUserAgent = (header: string | undefined): string | null =>
  header?.replaceAll('\0', '').toWellFormed().slice(0, USER_AGENT_MAX).toWellFormed() || null;
