import { HomeScreen } from '../features/home';
import { RecentProjects } from '../features/project-list';

/** The home page of signed-in users; loaded for them only. */
export const MemberHome = () => <HomeScreen recentProjects={<RecentProjects />} />;
