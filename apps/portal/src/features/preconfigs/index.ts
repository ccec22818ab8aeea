export { AddPreconfigScreen } from './add-preconfig-screen';
export { PreconfigsScreen } from './preconfigs-screen';
