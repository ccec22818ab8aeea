import type { Account } from '@candil/contract';

/** An account for tests; name only the fields that matter to the test. */
export const sampleAccount = (differing: Partial<Account> = {}): Account => ({
  userId: '00000000-0000-4000-8000-000000000001',
  email: 'ana@taller.example',
  name: 'Ana Mas',
  clientCode: '1042',
  crm: '00000000-0000-4000-8000-000000000001',
  language: { isoCode: 'en' },
  lang: 'en',
  catalogId: 16,
  currency: 'EUR',
  rolId: 3,
  roles: [3],
  privileges: ['PROJECT_VIEW', 'ORDER_VIEW'],
  status: 4,
  registerType: 1,
  userType: 2,
  profesion: 1,
  missing: [],
  isInternalStaff: false,
  seesNetPrices: true,
  company: null,
  ...differing,
});
