export { QualificationsScreen } from './qualifications-screen';
