import { lightOnBelt, type SceneLight } from '@candil/configurator';
import { useMemo } from 'react';
import { useLiveOf } from '../state/use-state-of';

/** Returns a light as a gesture shows it on its belt; other lights are as the document has them. */
export const useLiveLight = (light: SceneLight): SceneLight => {
  const { id, host } = light;
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
