import { lightOnBelt, type SceneLight } from '@candil/configurator';
import { useMemo } from 'react';
import { useEditorShell } from '../state/editor-shell';
import { useLiveOf } from '../state/use-state-of';

/** Returns a light as a gesture shows it on its belt; other lights are as the document has them. */
export const useLiveLight = (light: SceneLight): SceneLight => useHosted(light, light.host);

/** The same for a light that turns with its belt. Others only move along with it, without being drawn anew (see `useLiveAttribute`). */
export const useTurnedLight = (light: SceneLight): SceneLight => {
  const { context } = useEditorShell().editor.sources;
  const { depthMetres = Number.POSITIVE_INFINITY } = context.modelOf(light.model)?.technical ?? {};
  return useHosted(light, depthMetres < light.radiusMetres ? light.host : undefined);
};

const useHosted = (light: SceneLight, host: SceneLight['host']): SceneLight => {
  const { id } = light;
  const slid = useLiveOf(id, (state) => (host === undefined ? undefined : state.hosts.get(id)));
  const belt = useLiveOf(host?.beltId ?? id, (state) => (host === undefined ? undefined : state.belts.get(host.beltId)));
  return useMemo(() => {
    if (slid === undefined && belt === undefined) return light;
    return lightOnBelt(light, {
      hosts: new Map(slid === undefined ? [] : [[light.id, slid]]),
      belts: new Map(belt === undefined ? [] : [[belt.id, belt]]),
    });
  }, [light, slid, belt]);
};
