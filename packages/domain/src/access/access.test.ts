import { describe, expect, it } from 'vitest';
import { fail, ok } from '../result';
import {
  CLIENT_STAFF_ROLES,
  decidesQualifications,
  defaultPrivileges,
  hasAnyRole,
  hasPrivilege,
  isInternalStaff,
  ROLES,
  type RoleName,
  seesNetPrices,
  type UserEvent,
  type UserStatus,
  userStatusAfter,
} from '.';

const P = ['PROJECT_VIEW', 'PROJECT_REGISTRATION', 'PROJECT_DOWNLOADS'];
const T = [...P, 'ORDER_VIEW', 'INVOICE_VIEW'];
const M = 'COMPANY_MANAGE_USER';

describe('privileges', () => {
  it('AC1 starts every role with its row of the table', () => {
    const rows = Object.entries(ROLES).map(([name, role]) => [
      name,
      defaultPrivileges(role, { firstUser: false }),
      defaultPrivileges(role, { firstUser: true }),
    ]);
    const expected: Record<RoleName, readonly [readonly string[], readonly string[]]> = {
      webUser: [['PROJECT_VIEW'], ['PROJECT_VIEW']],
      specifier: [P, [...P, M]],
      distributor: [T, [...T, M]],
      sales: [T, T],
      specifierUsa: [P, [...P, M]],
      salesUsa: [T, T],
      importer: [T, [...T, M]],
      admin: [
        [...T, M],
        [...T, M],
      ],
      apiUser: [[], []],
    };
    expect(rows).toEqual(Object.entries(expected).map(([name, [other, first]]) => [name, other, first]));
  });

  it('AC2 looks at the list of the account alone', () => {
    const admin = { roles: [ROLES.admin], privileges: ['ORDER_VIEW'] };
    expect([hasPrivilege(admin, 'ORDER_VIEW'), hasPrivilege(admin, 'INVOICE_VIEW')]).toEqual([true, false]);
  });

  it('AC3 passes with any of the roles', () => {
    const account = { roles: [ROLES.sales] };
    expect([hasAnyRole(account, [ROLES.admin, ROLES.sales]), hasAnyRole(account, [ROLES.admin]), hasAnyRole(account, [])]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('AC4 takes a confirmed e-mail of exactly a configured domain for staff', () => {
    const staff = (email: string, emailConfirmed = true) => isInternalStaff({ email, emailConfirmed }, ['candil.example']);
    expect([staff('ana@candil.example'), staff('ana@CANDIL.example')]).toEqual([true, true]);
    expect([
      staff('ana@candil.example', false),
      staff('ana@x.candil.example'),
      staff('ana@candil.example@x.es'),
      staff('candil.example@x.es'),
    ]).toEqual([false, false, false, false]);
  });

  it('AC5 shows net prices to qualified users and staff', () => {
    const sees = [1, 2, 3, 4].map((status) => [seesNetPrices({ status, isStaff: false }), seesNetPrices({ status, isStaff: true })]);
    expect(sees).toEqual([
      [false, true],
      [false, true],
      [false, true],
      [true, true],
    ]);
  });

  it('AC6 has the sales of both catalogues and the administrators look after clients', () => {
    expect([...CLIENT_STAFF_ROLES]).toEqual([4, 7, 9]);
  });

  it('AC6 lets sales and admin of that catalogue decide on qualifications', () => {
    const decides = (roles: number[], catalogId: number) => [
      decidesQualifications({ roles, catalogId }, 16),
      decidesQualifications({ roles, catalogId }, 21),
    ];
    expect([decides([4], 16), decides([4], 21), decides([7], 21), decides([9], 16), decides([9], 21), decides([3], 16)]).toEqual([
      [true, false],
      [false, false],
      [false, true],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});

describe('user status', () => {
  const EVENTS: UserEvent[] = ['emailConfirmed', 'qualificationAsked', 'qualificationAccepted', 'qualificationRefused', 'deleted'];
  const after = (status: UserStatus) =>
    EVENTS.map((event) => {
      const next = userStatusAfter(status, event);
      return next.ok ? next.value : '-';
    });

  it('AC7 goes by one step of the table at a time', () => {
    expect(([1, 2, 3, 4, 0] as const).map(after)).toEqual([
      [2, '-', '-', '-', 0],
      ['-', 3, '-', '-', 0],
      ['-', '-', 4, 2, 0],
      ['-', '-', '-', '-', 0],
      ['-', '-', '-', '-', 0],
    ]);
    expect([userStatusAfter(2, 'qualificationAsked'), userStatusAfter(1, 'qualificationAsked')]).toEqual([
      ok(3),
      fail({ code: 'user.status-refused', status: 1, event: 'qualificationAsked' }),
    ]);
  });
});
