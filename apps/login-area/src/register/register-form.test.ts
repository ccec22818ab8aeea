import { describe, expect, it } from 'vitest';
import { faultsOfFailure } from './faults-of-failure';
import { checkStep, EMPTY_REGISTER_FORM, type RegisterForm } from './register-form';

const form = (part: Partial<RegisterForm>): RegisterForm => ({ ...EMPTY_REGISTER_FORM, ...part });
const codes = (faults: ReturnType<typeof checkStep>) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fault?.code]));
const division = { typology: 'province', urlPath: 'provinces' };
const spain = { geonameId: 1, name: 'Spain', isoCode: 'ES', alsoNamed: ['ESP'], catalogId: 16, level2: division } as const;

const EVERYTHING = { signIn: true, company: true };

describe('a step', () => {
  it.each([
    [1, {}, '', { name: 'text.empty', email: 'text.empty', password: 'text.empty', professionId: 'text.empty' }],
    [
      1,
      { name: 'A/B', email: 'ana', phone: 'call me', professionId: '1' },
      'ninechars',
      { name: 'text.character', email: 'text.email', phone: 'phone.malformed', password: 'password.too-short' },
    ],
    [1, { name: 'Ana', email: 'ana@taller.es', phone: '+34 (600) 100-200', professionId: '1' }, 'three warm pendants', {}],
    [2, {}, '', { country: 'text.empty' }],
    [2, { country: spain }, '', { level2: 'text.empty' }],
    [2, { country: { ...spain, level2: null } }, '', {}],
    [3, {}, '', { companyKind: 'text.empty', consent: 'consent.missing' }],
    [3, { companyKind: 'none', consent: true }, '', {}],
    [3, { companyKind: 'new', consent: true }, '', { companyName: 'text.empty', companyTypeId: 'text.empty' }],
    [3, { companyKind: 'join', consent: true }, '', { clientCode: 'company.unnamed' }],
    [3, { companyKind: 'join', vatNumber: 'ESB12345674', consent: true }, '', {}],
  ] as const)('%i with %j lacks %s%j', (step, part, password, expected) => {
    expect(codes(checkStep(step, form(part as Partial<RegisterForm>), password, EVERYTHING))).toEqual(expected);
  });

  it('of an invited user needs no address, password or company', () => {
    const asks = { signIn: false, company: false };
    expect([codes(checkStep(1, form({ name: 'Ana' }), '', asks)), codes(checkStep(3, form({}), '', asks))]).toEqual([
      { professionId: 'text.empty' },
      { consent: 'consent.missing' },
    ]);
  });
});

describe('a refusal of the service', () => {
  const refused = (code: string, data = {}, fields: { path: string; code: string }[] = []) =>
    codes(faultsOfFailure({ code, data, fields }));
  it.each([
    ['password.too-common', {}, [], { password: 'service:password.too-common' }],
    ['text.email', {}, [], { email: 'service:text.email' }],
    ['reference-data.unknown', { field: 'company.companyTypeId' }, [], { companyTypeId: 'service:reference-data.unknown' }],
    ['request.invalid', {}, [{ path: 'body.name', code: 'too_big' }], { name: 'service:text.not-text' }],
    ['request.invalid', {}, [{ path: 'body.company.name', code: 'text.malformed' }], { companyName: 'service:text.malformed' }],
    ['request.invalid', {}, [{ path: 'body.secret', code: 'unrecognized' }], {}],
    ['request.rate-limited', {}, [], {}],
  ])('%s %j %j stands at %j', (code, data, fields, expected) => {
    expect(refused(code, data, fields)).toEqual(expected);
  });
});
