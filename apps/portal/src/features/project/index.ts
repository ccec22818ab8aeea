export type { ListOfProject, ProjectSlots } from './components/open-project';
export { ProjectScreen } from './components/project-screen';
export { prefetchProject } from './model/prefetch-project';
