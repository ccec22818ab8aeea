import { HomeScreen } from '../features/home';
import { RecentProjects } from '../features/project-list';

/** The home page of whoever is signed in; fetched for them only. */
export const MemberHome = () => <HomeScreen recentProjects={<RecentProjects />} />;
