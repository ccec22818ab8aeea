import { lightOnBelt, type SceneLight } from '@candil/configurator';
import { useMemo } from 'react';
import { useLive } from '../state/use-editor-state';

/** Returns a light as a gesture shows it on its belt; other lights are as the document has them. */
export const useLiveLight = (light: SceneLight): SceneLight => {
  const slid = useLive((state) => (light.host === undefined ? undefined : state.hosts.get(light.id)));
  const belt = useLive((state) => (light.host === undefined ? undefined : state.belts.get(light.host.beltId)));
  return useMemo(() => {
    if (slid === undefined && belt === undefined) return light;
    return lightOnBelt(light, {
      hosts: new Map(slid === undefined ? [] : [[light.id, slid]]),
      belts: new Map(belt === undefined ? [] : [[belt.id, belt]]),
    });
  }, [light, slid, belt]);
};
