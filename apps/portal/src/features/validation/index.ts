export { ValidationCard } from './components/validation-card';
export { ValidationScreen } from './validation-screen';
