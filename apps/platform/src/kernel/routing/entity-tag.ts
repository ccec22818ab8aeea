/** Returns whether an `If-None-Match` header names a tag: it lists tags, which a proxy may have weakened, or is `*`. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  header !== undefined && (header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag));
