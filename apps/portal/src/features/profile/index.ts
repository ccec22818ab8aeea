export { ProfileScreen } from './components/profile-screen';
export { prefetchProfile } from './model/profile-options';
