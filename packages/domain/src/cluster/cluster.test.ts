import { describe, expect, it } from 'vitest';
import type { Canopy } from '../canopy';
import { type DomainFailure, errorText } from '../error-text';
import { failureOf } from '../testing/results';
import {
  addLightToCluster,
  type ClusterContent,
  type ClusterLight,
  changeClusterInstallation,
  clusterCanopy,
  DEFAULT_CLUSTER_INSTALLATION,
  settleClusterInstallation,
} from '.';

/** A light that accepts these installations, or all. */
const light = (id: string, ...installations: readonly string[]): ClusterLight => ({
  id,
  accepts: (installation) => installations.length === 0 || installations.includes(installation),
});
const cluster = (installation: string, ...lights: readonly ClusterLight[]): ClusterContent => ({ installation, lights });

const MICRO: Canopy = {
  installation: '31',
  widthMetres: 0.09,
  depthMetres: 0.09,
  heightMetres: 0.012,
  extraCeilingMetres: 0.12,
  compatibleMaterials: ['pladur'],
};
const HIGH = { extraCeiling: 0.16, ceilingMaterial: 'pladur' };
const LOW = { extraCeiling: 0.05, ceilingMaterial: 'pladur' };

describe('a cluster', () => {
  it('CL1 takes one light, a second is refused', () => {
    const [one, two] = [light('one'), light('two')];
    expect(addLightToCluster(cluster('10'), one)).toEqual({ ok: true, value: cluster('10', one) });
    const failure: DomainFailure = failureOf(addLightToCluster(cluster('31', one), two));
    expect(failure).toEqual({ code: 'cluster.one-light', installation: '31', lightId: 'two' });
    expect(errorText(failure)).toBe('Error while adding a new light to the cluster: Cluster allows only one light per cluster');
  });

  it('CL2 takes any number of lights on free wire', () => {
    const [one, two, three] = [light('one'), light('two'), light('three')];
    expect(addLightToCluster(cluster('18', one, two), three)).toEqual({ ok: true, value: cluster('18', one, two, three) });
  });

  it('CL3 has installation 10 when new', () => {
    expect(DEFAULT_CLUSTER_INSTALLATION).toBe('10');
  });

  it('CL4 takes an installation that every light accepts', () => {
    const [one, two, three] = [light('one', '18', '31'), light('two', '31'), light('three', '10')];
    expect(changeClusterInstallation(cluster('10', one), '31')).toEqual({ ok: true, value: cluster('31', one) });
    expect(changeClusterInstallation(cluster('10', one, two, three), '18')).toEqual({
      ok: false,
      failure: { code: 'cluster.installation-refused', installation: '18', lightIds: ['two', 'three'] },
    });
  });

  it('CL5 does not leave free wire with more than one light', () => {
    const [one, two] = [light('one'), light('two')];
    expect(changeClusterInstallation(cluster('18', one), '10')).toEqual({ ok: true, value: cluster('10', one) });
    expect(changeClusterInstallation(cluster('18', one, two), '10')).toEqual({
      ok: false,
      failure: { code: 'cluster.too-many-lights', installation: '10', count: 2 },
    });
  });

  it('CL6 falls back to Surface Basic where the ceiling does not take its installation', () => {
    const one = light('one', '10', '31');
    const why = [{ kind: 'extra-ceiling', neededMetres: 0.12, thereMetres: 0.05 }];
    expect([HIGH, LOW].map((ceiling) => settleClusterInstallation(cluster('31', one), '31', [MICRO], ceiling))).toEqual([
      { ok: true, value: { cluster: cluster('31', one), fit: { kind: 'fits', installation: '31' } } },
      { ok: true, value: { cluster: cluster('10', one), fit: { kind: 'fallback', installation: '10', why } } },
    ]);
  });

  it('CL6 stays as it was when a light refuses Surface Basic', () => {
    expect(settleClusterInstallation(cluster('18', light('one', '18', '31')), '31', [MICRO], LOW)).toEqual({
      ok: false,
      failure: { code: 'cluster.installation-refused', installation: '10', lightIds: ['one'] },
    });
  });

  it('CL7 has the canopy of its installation', () => {
    const widths = ['31', '10', '18'].map((installation) => clusterCanopy({ installation }, [MICRO])?.widthMetres);
    expect(widths).toEqual([0.09, 0.195, undefined]);
  });

  it('CL8 takes no light twice', () => {
    expect(() => addLightToCluster(cluster('18', light('one')), light('one'))).toThrow(RangeError);
  });
});
