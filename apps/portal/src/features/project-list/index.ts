export { ProjectsScreen } from './components/projects-screen';
export { RecentProjects } from './components/recent-projects';
export { prefetchProjects } from './model/prefetch-projects';
