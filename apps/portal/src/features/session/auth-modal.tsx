import { useStore } from 'zustand';
import { useEntrance } from '../../shared/entrance';
import { optionalPart } from '../../shared/part/optional-part';
import { useHideFrame } from '../../shared/session/use-hide-frame';

const AuthFrame = optionalPart(
  () => import('./auth-frame'),
  ({ AuthFrame }) => AuthFrame,
);

interface AuthModalProps {
  /** Goes on to request the budget of a project, as the framed area asks; a visitor's page has nowhere to go. */
  readonly onProjectBudget?: (projectId: string) => void;
  /** The request for qualification is with the maker. */
  readonly onQualificationAsked?: () => void;
}

/** The framed area of signing in, registering, qualifying and support, over the page. */
export const AuthModal = (props: AuthModalProps) => {
  const { session } = useEntrance();
  const shown = useStore(session.frame, (state) => state.shown);
  const hide = useHideFrame();
  return shown && <AuthFrame key={`${shown.view} ${shown.returnTo}`} shown={shown} onMissing={hide} {...props} />;
};
