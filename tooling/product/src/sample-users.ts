/** The sample users that `npm start` prints; one password for all. */
export const PASSWORD = 'candil-2026';

export const SAMPLE_USERS = {
  distributor: 'distributor@candil.example',
  distributorUsa: 'distributor.us@candil.example',
  otherDistributor: 'other@candil.example',
  withoutClientCode: 'noclient@candil.example',
  specifier: 'specifier@candil.example',
  webUser: 'webuser@candil.example',
  sales: 'sales@candil.example',
  admin: 'admin@candil.example',
} as const;
