export { SharedProjectScreen } from './shared-project-screen';
