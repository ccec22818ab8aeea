export { FlagsScreen } from './components/flags-screen';
