import { describe, expect, it } from 'vitest';
import { ALL_OF_THE_TRAIL, auditAddress, auditFilters, parseAuditRequest } from './audit-request';

const parsed = (query: string) => parseAuditRequest(new URLSearchParams(query));

describe('the address of the audit trail', () => {
  it('contains the filters, and nothing without filters', () => {
    const request = { search: 'ana', group: 'rights', since: '2026-11-01', until: '2026-11-30', page: 3 } as const;
    expect(parseAuditRequest(auditAddress(request))).toEqual(request);
    expect(String(auditAddress(ALL_OF_THE_TRAIL))).toBe('');
  });

  it.each(['group=everything', 'since=2026-02-30', 'until=soon', 'page=0', 'page=1.5', 'since=0026-01-01'])('leaves out %s', (query) => {
    expect(parsed(query)).toEqual(ALL_OF_THE_TRAIL);
  });

  it('asks for whole days of the reader, the last one included', () => {
    const start = (day: number) => new Date(2026, 10, day).toISOString();
    expect(auditFilters({ ...ALL_OF_THE_TRAIL, search: ' a ', since: '2026-11-19', until: '2026-11-20' })).toEqual({
      search: 'a',
      since: start(19),
      before: start(21),
    });
    expect(auditFilters(ALL_OF_THE_TRAIL)).toEqual({});
  });
});
