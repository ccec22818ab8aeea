import { describe, expect, it } from 'vitest';
import { errorText } from '../error-text';
import { fail, ok } from '../result';
import { failureOf } from '../testing/results';
import {
  analyticsRole,
  CALL_METHODS,
  catalogOfAccount,
  companyEntry,
  emailAvailability,
  type GuardedRoute,
  guardRoute,
  mayImpersonate,
  menuEntries,
  navigationGate,
  opensCompositor,
  opensNewOrder,
  opensProductAdmin,
  opensStaffPage,
  parseAccountCode,
  parseCallMethod,
  parseManageUserAction,
  parseServiceName,
  REGISTRATION_TYPES,
  ROLES,
  SERVICE_NAMES,
  USER_STATUS,
  USER_TYPES,
} from '.';
import { STAFF_PAGES } from './access.data';

describe('codes of accounts', () => {
  it('AC8 has the nine role ids and the five status codes', () => {
    expect(ROLES).toEqual({
      webUser: 1,
      specifier: 2,
      distributor: 3,
      sales: 4,
      specifierUsa: 6,
      salesUsa: 7,
      importer: 8,
      admin: 9,
      apiUser: 10,
    });
    expect(USER_STATUS).toEqual({ DELETED: 0, REGISTER_NOT_COMPLETED: 1, WEB_USER: 2, TRADE_LEAD: 3, QUALIFIED: 4 });
    expect([6, 5, '6', undefined].map((value) => parseAccountCode(ROLES, 'role', value))).toEqual([
      ok(6),
      ...[5, '6', undefined].map((value) => fail({ code: 'account.code-unknown', of: 'role', value })),
    ]);
    expect(parseAccountCode(USER_STATUS, 'status', 0)).toEqual(ok(0));
    expect(parseAccountCode(USER_STATUS, 'status', 5).ok).toBe(false);
  });

  it('AC9 has the registration types and the user types', () => {
    expect(REGISTRATION_TYPES).toEqual({ EMAIL: 1, FACEBOOK: 2, LINKEDIN: 3 });
    expect(USER_TYPES).toEqual({ NONE: 0, PARTICULAR: 1, PROFESSIONAL: 2 });
    expect(
      [0, 1, 2, 3].map((value) => [
        parseAccountCode(REGISTRATION_TYPES, 'registration type', value).ok,
        parseAccountCode(USER_TYPES, 'user type', value).ok,
      ]),
    ).toEqual([
      [false, true],
      [true, true],
      [true, true],
      [true, false],
    ]);
  });

  it('AC10 takes the catalogue of sales roles, else of the account, else 16', () => {
    const accounts = [
      { roles: [ROLES.sales], catalogId: 21 },
      { roles: [ROLES.specifier, ROLES.salesUsa], catalogId: 16 },
      { roles: [ROLES.specifierUsa], catalogId: 21 },
      { roles: [ROLES.admin], catalogId: '21' },
      { roles: [ROLES.admin], catalogId: 16 },
      { roles: [], catalogId: 17 },
      { roles: [] },
    ];
    expect(accounts.map(catalogOfAccount)).toEqual([16, 21, 21, 21, 16, 16, 16]);
  });

  it('AC11 gives analytics the first role', () => {
    expect([[8, 9], [9, 8], [5], []].map((roles) => analyticsRole({ roles }))).toEqual([8, 9, undefined, undefined]);
  });

  it('AC13 takes an unknown e-mail for free and a known one for taken', () => {
    expect([404, 200, 204, 299, 199, 300, 403, 500, Number.NaN].map(emailAvailability)).toEqual([
      'free',
      'taken',
      'taken',
      'taken',
      ...Array(5).fill('unknown'),
    ]);
  });
});

describe('users of companies', () => {
  it('AC12 accepts or rejects, and nothing else', () => {
    expect(['accept', 'reject'].map(parseManageUserAction)).toEqual([ok('accept'), ok('reject')]);
    expect(['ACCEPT', '', undefined, 1].map((action) => errorText(failureOf(parseManageUserAction(action))))).toEqual(
      Array(4).fill('Invalid action type'),
    );
  });

  it('AC14 makes the first user of a new company and a request to a known one', () => {
    expect([false, true].map((companyExists) => companyEntry({ companyExists }))).toEqual(['firstUser', 'request']);
  });
});

describe('navigation', () => {
  it('AC15 opens the mandatory qualification below the status that a path asks for', () => {
    const path = '/project/1/request-budget';
    expect(([1, 3, 4] as const).map((status) => navigationGate({ path, minimumStatus: USER_STATUS.QUALIFIED }, status))).toEqual([
      { kind: 'qualify', mandatory: true, path },
      { kind: 'qualify', mandatory: true, path },
      { kind: 'go', path },
    ]);
    expect([navigationGate({ path }, 1), navigationGate({ path, minimumStatus: 3 }, 3)]).toEqual([
      { kind: 'go', path },
      { kind: 'go', path },
    ]);
  });

  it('AC16 waits for the account, redirects visitors and refuses users without the privilege', () => {
    const orders = { privileges: ['ORDER_VIEW'] };
    const decide = (route: GuardedRoute) => [guardRoute(route, 'loading'), guardRoute(route, 'logged-out'), guardRoute(route, orders)];
    expect([decide({}), decide({ privilege: 'ORDER_VIEW', loggedOutPath: '/in' }), decide({ privilege: 'INVOICE_VIEW' })]).toEqual([
      [{ kind: 'wait' }, { kind: 'redirect', path: '/' }, { kind: 'show' }],
      [{ kind: 'wait' }, { kind: 'redirect', path: '/in' }, { kind: 'show' }],
      [{ kind: 'wait' }, { kind: 'redirect', path: '/' }, { kind: 'not-authorised', privilege: 'INVOICE_VIEW' }],
    ]);
  });
});

describe('pages that are not everybody’s', () => {
  const actor = { roles: [ROLES.specifier], privileges: ['PROJECT_VIEW'], isStaff: false, clientCode: 'C1' };
  const staff = { ...actor, isStaff: true };

  it('AC17 opens the staff pages to staff, the compositor also to writers of the project', () => {
    expect([...STAFF_PAGES, 'orders'].map((page) => [opensStaffPage(staff, page), opensStaffPage(actor, page)])).toEqual([
      ...Array(8).fill([true, false]),
      [false, false],
    ]);
    expect([actor, staff, { ...actor, roles: [ROLES.admin] }].map(opensProductAdmin)).toEqual([false, true, true]);
    const requests = [
      [true, false, true],
      [false, true, true],
      [true, true, false],
      [false, false, true],
    ].map(([composingPendants = false, validating = false, mayWriteProject = false]) => ({
      composingPendants,
      validating,
      mayWriteProject,
    }));
    expect(requests.map((request) => [opensCompositor(actor, request), opensCompositor(staff, request)])).toEqual([
      [true, true],
      [true, true],
      [false, true],
      [false, true],
    ]);
  });

  it('AC18 orders with PROJECT_VIEW and a client code, and never in the name of another', () => {
    const actors = [
      actor,
      { ...actor, privileges: [] },
      { ...actor, clientCode: '' },
      { ...actor, clientCode: null },
      { ...actor, clientCode: undefined },
      { ...actor, impersonating: true },
    ];
    expect(actors.map(opensNewOrder)).toEqual([true, false, false, false, false, false]);
    expect([mayImpersonate(staff, true), mayImpersonate(staff, false), mayImpersonate(actor, true)]).toEqual([true, false, false]);
  });

  it('AC21 asks for privileges in the menu only with the flag', () => {
    const accounts = [[], ['ORDER_VIEW'], ['INVOICE_VIEW']].map((privileges) => ({ privileges }));
    expect(accounts.map((account) => [menuEntries(account, false), menuEntries(account, true)])).toEqual([
      [['orders', 'invoices'], []],
      [['orders', 'invoices'], ['orders']],
      [['orders', 'invoices'], ['invoices']],
    ]);
  });
});

describe('calls', () => {
  it('AC19 has five methods', () => {
    expect(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].map(parseCallMethod)).toEqual(CALL_METHODS.map(ok));
    expect(['HEAD', 'get', undefined].map((method) => errorText(failureOf(parseCallMethod(method))))).toEqual(
      Array(3).fill('Invalid method'),
    );
  });

  it('AC20 has five services', () => {
    expect(['api', 'static', 'domain', 'apihub', 'sync'].map(parseServiceName)).toEqual(SERVICE_NAMES.map(ok));
    expect(['API', 'crm', null].map((service) => errorText(failureOf(parseServiceName(service))))).toEqual(
      Array(3).fill("This service name hasn't been found"),
    );
  });
});
