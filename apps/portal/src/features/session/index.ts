export { AreaPage } from './area-page';
export { AuthModal } from './auth-modal';
