import { FRAME_VIEWS, type FrameView } from '@candil/contract/frame';

/** Path under which the built area is served; all its paths start with it. */
export const AREA_PATH = '/login-area';

/** Parameters in the address of the area. */
export interface AreaAddress {
  readonly view: FrameView;
  /** Path of the portal to go on to when all is done; the portal alone decides whether it may. */
  readonly returnTo: string | undefined;
  /** Token in the link of a mail. */
  readonly token: string | undefined;
  /** The frame is part of a page and not of a modal: there is nothing that Escape could close. */
  readonly isInPage: boolean;
}

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>;

const isView = (text: string): text is FrameView => FRAME_VIEWS.some((view) => view === text);

/** The view of a path; the empty one and those that are none sign in. */
export const viewOfPath = (pathname: string): FrameView => {
  const [, , name = ''] = pathname.split('/');
  return isView(name) ? name : 'login';
};

/** Reads the address. A framed area has its parameters behind the `#`, which no server and no log sees; a link of a mail has its token before it. */
export const readAddress = ({ pathname, search, hash }: Place): AreaAddress => {
  const parameters = [new URLSearchParams(hash.slice(1)), new URLSearchParams(search)];
  const read = (name: string): string | undefined =>
    parameters.map((given) => given.get(name)).find((value) => value !== null && value !== '') ?? undefined;
  return { view: viewOfPath(pathname), returnTo: read('return'), token: read('token'), isInPage: read('in') === 'page' };
};

/** The address of another view: it keeps all parameters except the token, which belongs to one view. */
export const addressOf = (view: FrameView, { search, hash }: Omit<Place, 'pathname'>): string => {
  const without = (text: string): string => {
    const given = new URLSearchParams(text.slice(1));
    given.delete('token');
    return given.toString();
  };
  const [query, fragment] = [without(search), without(hash)];
  return `${AREA_PATH}/${view === 'login' ? '' : view}${query && `?${query}`}${fragment && `#${fragment}`}`;
};
