export { type HostPage, openHostPage } from './open-host-page';
