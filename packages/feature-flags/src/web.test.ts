// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { connectPolledFlags, type KnownFlag, type PolledFlags } from './web';

const flag = (name: string, on: boolean, more: Partial<KnownFlag> = {}): KnownFlag => ({ name, on, ...more });
let flags: PolledFlags | undefined;
const connect = async (load: () => Promise<readonly KnownFlag[]>, onChange = vi.fn()) => {
  flags = await connectPolledFlags({ load, everyMilliseconds: 1_000, onChange });
  return { flags, onChange };
};
afterEach(() => {
  flags?.stop();
  vi.useRealTimers();
});

describe('flags of a page', () => {
  it('are those of the service; missing ones have their defaults', async () => {
    const opened = await connect(async () => [flag('remoteDriver', true), flag('menuPrivileges', false)]);
    const asked = (['remoteDriver', 'menuPrivileges', 'rules', 'orderV3'] as const).map((name) => opened.flags.isOn(name));
    expect(asked).toEqual([true, false, true, false]);
  });

  it('are confined to the sub-families and applications the service names', async () => {
    const opened = await connect(async () => [flag('newCompositors', true, { subFamilyIds: [225] })]);
    const at = (place?: { subFamilyId: number }) => opened.flags.isOn('newCompositors', place);
    expect([at({ subFamilyId: 225 }), at({ subFamilyId: 219 }), at()]).toEqual([true, false, false]);
  });

  it('are polled while the page is visible, and report changes', async () => {
    vi.useFakeTimers();
    let on = false;
    const load = vi.fn(async () => [flag('remoteDriver', on)]);
    const opened = await connect(load);
    const callsBefore = opened.onChange.mock.calls.length;
    await vi.advanceTimersByTimeAsync(2_000);
    const quiet = opened.onChange.mock.calls.length - callsBefore;
    on = true;
    await vi.advanceTimersByTimeAsync(1_000);
    expect(load).toHaveBeenCalledTimes(4);
    expect(quiet).toBe(0);
    expect(opened.onChange.mock.calls.length - callsBefore).toBe(1);
    expect(opened.flags.isOn('remoteDriver')).toBe(true);
  });

  it('are not polled while the page is hidden, and are fetched when it becomes visible', async () => {
    vi.useFakeTimers();
    const load = vi.fn(async () => [flag('remoteDriver', true)]);
    await connect(load);
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await vi.advanceTimersByTimeAsync(5_000);
    const hidden = load.mock.calls.length;
    seen.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(hidden).toBe(1);
    expect(load).toHaveBeenCalledTimes(2);
    seen.mockRestore();
  });

  it('are taken from another answer without a request, and reported as changed', async () => {
    const load = vi.fn(async () => [flag('remoteDriver', false)]);
    const opened = await connect(load);
    const callsBefore = opened.onChange.mock.calls.length;
    opened.flags.take([flag('remoteDriver', true)]);
    expect(opened.flags.isOn('remoteDriver')).toBe(true);
    expect(opened.onChange.mock.calls.length - callsBefore).toBe(1);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('stay as they were when the service cannot be asked', async () => {
    let fails = false;
    const opened = await connect(async () => {
      if (fails) throw new TypeError('no network');
      return [flag('remoteDriver', true)];
    });
    fails = true;
    await opened.flags.refresh();
    expect(opened.flags.isOn('remoteDriver')).toBe(true);
  });
});
