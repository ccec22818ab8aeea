import type { AuditLine } from '@candil/contract';
import type { Database } from '../../kernel';
import { deviceOf } from '../profile';
import { type AuditQuestion, namesOf, readAudit } from './audit-repository';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const deviceName = (userAgent: string | null): string | null => {
  const { browser, system } = deviceOf(userAgent);
  return [browser, system].filter((name) => name !== null).join(' · ') || null;
};

/** Adds the names of people to lines of the trail, in two further statements for any number of lines. */
export const auditLines = async (
  database: Database,
  question: AuditQuestion,
  part: { readonly limit: number; readonly offset: number },
): Promise<AuditLine[]> => {
  const found = await readAudit(database, question, part);
  const ids = new Set(found.flatMap(({ event }) => Object.values(event.details).filter((value) => UUID.test(value))));
  const known = await namesOf(database, [...ids]);
  return found.map(({ event: { id, at, kind, details, network, userAgent }, by, byEmail }) => {
    const named = Object.values(details).flatMap((value) => {
      const name = known.get(value);
      return name === undefined ? [] : [[value, name] as const];
    });
    const names = Object.fromEntries(named);
    return { id, at: at.toISOString(), kind, by, byEmail, details, names, network, device: deviceName(userAgent), userAgent };
  });
};
