export { type ListOfProject, ProjectScreen } from './components/project-screen';
export { prefetchProject } from './model/prefetch-project';
