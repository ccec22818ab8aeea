export const SWITCH_OFFS = {
  CL1: [
    {
      file: 'src/cluster/cluster.ts',
      find: "if (lights.length >= maxLightsOf(installation)) return fail({ code: 'cluster.one-light', installation, lightId: light.id });",
      replace: '',
    },
  ],
  CL2: [{ file: 'src/cluster/cluster.ts', find: 'installation === FREE_WIRE ? Number.POSITIVE_INFINITY : 1', replace: '1' }],
  CL3: [
    {
      file: 'src/cluster/cluster.ts',
      find: 'DEFAULT_CLUSTER_INSTALLATION = SURFACE_BASIC',
      replace: 'DEFAULT_CLUSTER_INSTALLATION = FREE_WIRE',
    },
  ],
  CL4: [{ file: 'src/cluster/cluster.ts', find: '.filter((light) => !light.accepts(installation))', replace: '.filter(() => false)' }],
  CL5: [{ file: 'src/cluster/cluster.ts', find: 'if (lights.length > maxLightsOf(installation))', replace: 'if (lights.length < 0)' }],
  CL6: [
    {
      file: 'src/cluster/cluster.ts',
      find: 'const fit = fitCanopy(canopies, installation, ceiling);',
      replace: "const fit: CanopyFit = { kind: 'fits', installation };",
    },
  ],
  CL7: [
    {
      file: 'src/cluster/cluster.ts',
      find: 'return canopyOf(canopies, cluster.installation);',
      replace: 'return canopyOf(canopies, SURFACE_BASIC);',
    },
  ],
  CL8: [{ file: 'src/cluster/cluster.ts', find: 'lights.some(({ id }) => id === light.id)', replace: 'lights.length < 0' }],
  CL9: [
    {
      file: 'src/cluster/outlets.ts',
      find: 'if (index === undefined || taken.has(index)) return',
      replace: 'if (index === undefined && light.z !== 0) return',
    },
    {
      file: 'src/edit/checks/structure-refusals.ts',
      find: 'if (canopy !== undefined && lightIds.length === 0)',
      replace: 'if (lightIds.length === 0)',
    },
    { file: 'src/canopy/outlet-canopy.ts', find: '[Math.cos(yaw), Math.sin(yaw)]', replace: '[1, 0]' },
  ],
};
