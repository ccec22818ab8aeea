import { timestamp } from 'drizzle-orm/pg-core';

/** Column of a moment: with its time zone, read as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true });
