import { describe, expect, it } from 'vitest';
import { type InstallationChange, isRemoteInstallation, NO_DRIVER, offeredControls, remoteDriverEffects } from '.';

const light = (id: string, control: string | undefined, allowsNoDriver = true) => ({ id, control, allowsNoDriver });
const change = (more: Partial<InstallationChange>) =>
  remoteDriverEffects({
    remoteDriver: true,
    installation: '31',
    compositionControl: 'D',
    lights: [light('L1', 'A'), light('L2', 'B')],
    ...more,
  });

describe('remote drivers', () => {
  it('RD1 has no driver with the control M and no other', () => {
    expect(NO_DRIVER).toBe('M');
    const lights = [light('L1', 'M'), light('L2', 'M2')];
    expect([change({ lights }), change({ installation: '18', lights })]).toEqual([[{ id: 'L2', control: 'M' }], []]);
  });

  it('RD2 takes an installation that starts with 3 for a remote one', () => {
    expect(['31', '32', '3', '13', '10', '', undefined].map(isRemoteInstallation)).toEqual([true, true, true, false, false, false, false]);
  });

  it('RD2 sets no-driver on all lights under a remote installation', () => {
    const both = [
      { id: 'L1', control: 'M' },
      { id: 'L2', control: 'M' },
    ];
    expect([change({}), change({ installation: '32' }), change({ lights: [light('L1', undefined), light('L2', 'M')] })]).toEqual([
      both,
      both,
      [{ id: 'L1', control: 'M' }],
    ]);
    expect(change({ installation: '18' })).toEqual([]);
  });

  it('RD3 changes no light when one of them needs its driver', () => {
    const lights = [light('L1', 'A'), light('L2', 'B', false), light('L3', 'A')];
    expect([change({ lights }), change({ lights: [] })]).toEqual([[], []]);
  });

  it('RD4 restores the control of the composition, or takes it away, when all lights are without driver', () => {
    const lights = [light('L1', 'M'), light('L2', 'M', false)];
    expect(['18', undefined].map((installation) => change({ installation, lights }))).toEqual(
      Array(2).fill([
        { id: 'L1', control: 'D' },
        { id: 'L2', control: 'D' },
      ]),
    );
    expect(change({ installation: '18', lights, compositionControl: undefined })).toEqual([
      { id: 'L1', control: undefined },
      { id: 'L2', control: undefined },
    ]);
    expect(change({ installation: '18', lights: [light('L1', 'M'), light('L2', 'A')] })).toEqual([]);
    const offering = (id: string, control: string) => ({ ...light(id, 'M'), offers: (wanted: string) => wanted === control });
    expect(change({ installation: '18', lights: [offering('L1', 'A'), offering('L2', 'D'), light('L3', 'M')] })).toEqual([
      { id: 'L1', control: undefined },
      { id: 'L2', control: 'D' },
      { id: 'L3', control: 'D' },
    ]);
  });

  it('RD5 changes nothing while the flag is off', () => {
    const lights = [light('L1', 'M')];
    expect([change({ remoteDriver: false }), change({ remoteDriver: false, installation: '18', lights })]).toEqual([[], []]);
  });

  it('RD6 offers composing pendants no control that starts with M while the flag is on', () => {
    const controls = ['A', 'M', 'AM', 'M2'].map((modifier) => ({ modifier }));
    const offered = (remoteDriver: boolean, composingPendants: boolean) =>
      offeredControls(controls, { remoteDriver, composingPendants }).map(({ modifier }) => modifier);
    expect([offered(true, true), offered(false, true), offered(true, false), offered(false, false)]).toEqual([
      ['A', 'AM'],
      ['A', 'M', 'AM', 'M2'],
      ['A', 'M', 'AM', 'M2'],
      ['A', 'M', 'AM', 'M2'],
    ]);
  });
});
