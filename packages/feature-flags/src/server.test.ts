import { FLAGS, type FlagName, type FlagSettings, isFlagOn } from '@candil/domain';
import { OpenFeature } from '@openfeature/server-sdk';
import { describe, expect, it, vi } from 'vitest';
import { connectFlags, ExternalFlagProvider, StoredFlagProvider } from './server';

const storeOf = (settings: Partial<Record<FlagName, FlagSettings>>) => ({ settingsOf: (name: FlagName) => settings[name] ?? {} });
const answering = (flags: unknown, status = 200) => vi.fn(async () => Response.json({ flags }, { status }));
const external = (send: typeof fetch, clock?: () => number) =>
  new ExternalFlagProvider({ url: 'https://flags.example/', key: 'secret' }, send, clock);
const people = Array.from({ length: 50 }, (_, index) => `user-${index}`);

describe('flags of the service', () => {
  it('are decided by the domain from the stored settings, for every flag and person', async () => {
    const settings: FlagSettings = { sets: { DEV: 0.5 }, emails: ['ana@taller.es'] };
    const reader = await connectFlags(new StoredFlagProvider('DEV', { settingsOf: () => settings }));
    for (const name of Object.keys(FLAGS) as FlagName[]) {
      const asked = await Promise.all(people.map((userId) => reader.isOn(name, { userId })));
      expect(asked).toEqual(people.map((userId) => isFlagOn(name, settings, { set: 'DEV', userId })));
      expect(await reader.isOn(name, { email: 'ana@taller.es' })).toBe(true);
    }
  });

  it('follow the settings from one evaluation to the next', async () => {
    let on = false;
    const reader = await connectFlags(new StoredFlagProvider('PRO', { settingsOf: () => ({ sets: { PRO: on } }) }));
    const before = await reader.isOn('rules', {});
    on = true;
    expect(before).toBe(false);
    expect(await reader.isOn('rules', {})).toBe(true);
  });

  it('are confined to sub-families and applications', async () => {
    const reader = await connectFlags(
      new StoredFlagProvider('PRO', storeOf({ newCompositors: { sets: { PRO: true }, subFamilyIds: [225] } })),
    );
    expect([await reader.isOn('newCompositors', { subFamilyId: 225 }), await reader.isOn('newCompositors', {})]).toEqual([true, false]);
  });

  it('of two services in one process do not mix', async () => {
    const [one, other] = await Promise.all(
      [true, false].map((on) => connectFlags(new StoredFlagProvider('PRO', storeOf({ remoteDriver: { sets: { PRO: on } } })))),
    );
    expect(await one?.isOn('remoteDriver', {})).toBe(true);
    expect(await other?.isOn('remoteDriver', {})).toBe(false);
  });

  it('are on or off: asked for anything else the default comes back', async () => {
    await OpenFeature.setProviderAndWait('kinds', new StoredFlagProvider('PRO', storeOf({})));
    const client = OpenFeature.getClient('kinds');
    const { value, errorCode } = await client.getStringDetails('rules', 'x');
    const unknown = await client.getBooleanDetails('noSuchFlag', true);
    expect(value).toBe('x');
    expect(errorCode).toBe('TYPE_MISMATCH');
    expect(unknown.value).toBe(true);
    expect(unknown.errorCode).toBe('FLAG_NOT_FOUND');
  });
});

describe('the external service', () => {
  it('goes before the toggle set and after the e-mail list (FL2)', async () => {
    const send = answering([
      { key: 'remoteDriver', value: true },
      { key: 'rules', value: false },
    ]);
    const settings = storeOf({ rules: { emails: ['ana@taller.es'] }, crmV3: { sets: { PRO: true } } });
    const reader = await connectFlags(new StoredFlagProvider('PRO', settings, external(send)));
    const person = { userId: 'u1', email: 'eva@taller.es' };
    const asked = await Promise.all([
      reader.isOn('remoteDriver', person),
      reader.isOn('rules', person),
      reader.isOn('rules', { userId: 'u1', email: 'ana@taller.es' }),
      reader.isOn('crmV3', person),
    ]);
    expect(asked).toEqual([true, false, true, true]);
    const [request] = send.mock.calls[0] as unknown as [Request];
    expect(request.url).toBe('https://flags.example/ofrep/v1/evaluate/flags');
    expect(request.headers.get('authorization')).toBe('Bearer secret');
    expect(await request.json()).toEqual({ context: { targetingKey: 'u1', email: 'eva@taller.es' } });
  });

  it('is asked once per person and ten seconds', async () => {
    let now = 0;
    const send = answering([]);
    const provider = external(send, () => now);
    const ask = (targetingKey: string) => provider.valueOf('rules', { targetingKey });
    await Promise.all([ask('a'), ask('a'), ask('b')]);
    now = 9_999;
    await ask('a');
    const before = send.mock.calls.length;
    now = 10_000;
    await ask('a');
    expect(before).toBe(2);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it.each<[string, typeof fetch]>([
    ['does not answer', vi.fn(async () => Promise.reject(new TypeError('fetch failed')))],
    ['answers a failure', answering([{ key: 'rules', value: false }], 500)],
    ['answers no flags', answering('nonsense')],
    ['answers no objects', answering([null, 7, { key: 5, value: true }])],
    ['answers no JSON', vi.fn(async () => new Response('<html>'))],
  ])('that %s knows no flag: the set decides', async (_, send) => {
    const reader = await connectFlags(new StoredFlagProvider('PRO', storeOf({}), external(send)));
    expect([await reader.isOn('rules', {}), await reader.isOn('remoteDriver', {})]).toEqual([true, false]);
  });

  it.each([undefined, '', '  '])('cannot be started with the key %j (FL7)', async (key) => {
    const provider = new ExternalFlagProvider({ url: 'https://flags.example', key });
    await expect(connectFlags(new StoredFlagProvider('PRO', storeOf({}), provider))).rejects.toThrow('Feature toggles need an API key');
  });
});
