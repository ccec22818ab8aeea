import { useStore } from 'zustand';
import { useEntrance } from '../shared/entrance';
import { optionalPart } from '../shared/part/optional-part';
import { useHideFrame } from '../shared/session/use-hide-frame';

const PortalAuth = optionalPart(
  () => import('./portal-auth'),
  ({ PortalAuth }) => PortalAuth,
);

/** The framed area over any screen, fetched when it is first shown. */
export const AuthLayer = () => {
  const isShown = useStore(useEntrance().session.frame, ({ shown }) => shown !== undefined);
  const hide = useHideFrame();
  return isShown && <PortalAuth onMissing={hide} />;
};
