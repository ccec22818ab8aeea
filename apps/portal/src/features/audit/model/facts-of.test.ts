import type { AuditLine } from '@candil/contract';
import { expect, it } from 'vitest';
import { factsOf } from './facts-of';

const line = (kind: string, details: Record<string, string>, names: Record<string, string> = {}): AuditLine => ({
  id: 1,
  at: '2026-11-20T09:00:00.000Z',
  kind,
  by: null,
  byEmail: null,
  details,
  names,
  network: null,
  device: null,
  userAgent: null,
});

it('shows roles, people and companies by name, and leaves out details that only a file needs', () => {
  const facts = factsOf(line('role.changed', { of: 'u1', from: '1', to: '3', managesUsers: 'true' }, { u1: 'Marta Soler' }));
  expect(facts).toEqual([
    { name: 'about', value: { kind: 'text', text: 'Marta Soler' } },
    { name: 'oldValue', value: { kind: 'role', rolId: 1 } },
    { name: 'newValue', value: { kind: 'role', rolId: 3 } },
  ]);
  expect(factsOf(line('session.ended', { familyId: 'f1' }))).toEqual([]);
});

it('shows settings and calls literally, and times as times', () => {
  expect(factsOf(line('flag.changed', { flag: 'rules', from: '{}', to: '{"PRO":true}' })).map(({ value }) => value.kind)).toEqual([
    'code',
    'code',
    'code',
  ]);
  expect(factsOf(line('impersonation.started', { as: 'u1', until: '2026-11-20T09:30:00.000Z' })).map(({ value }) => value)).toEqual([
    { kind: 'text', text: 'u1' },
    { kind: 'instant', at: '2026-11-20T09:30:00.000Z' },
  ]);
  expect(factsOf(line('client-code.changed', { companyId: 'c', from: '', to: 'K-7' })).map(({ name }) => name)).toEqual([
    'company',
    'newValue',
  ]);
});
