export { type ListOfProject, ProjectScreen, type ProjectSlots } from './components/project-screen';
export { prefetchProject } from './model/prefetch-project';
