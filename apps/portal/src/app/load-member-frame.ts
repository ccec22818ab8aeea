/** The frame for signed-in users: bar, search, places. Only they load it. */
export const loadMemberFrame = () => import('./member-frame');
