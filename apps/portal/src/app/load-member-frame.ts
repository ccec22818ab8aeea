/** The frame of whoever is signed in: bar, search, places. Only they fetch it. */
export const loadMemberFrame = () => import('./member-frame');
