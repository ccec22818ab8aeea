export { ValidationScreen } from './validation-screen';
