export { AuthModal } from './auth-modal';
