export { CompanyUsersScreen } from './components/company-users-screen';
export { prefetchCompanyUsers } from './model/company-users-options';
