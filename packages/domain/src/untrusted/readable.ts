/** The answer about an untrusted value; `unreadable` for one that throws while it is read, as a getter, a proxy or an endless circle may. */
export function readable<T>(read: () => T, unreadable: () => T): T {
  try {
    return read();
  } catch {
    return unreadable();
  }
}
