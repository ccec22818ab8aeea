import { endpoints, type RequestOf } from '@candil/contract';
import type { TestApp } from './build-test-app';
import { waitForMails } from './outbox';

export type RegistrationBody = RequestOf<typeof endpoints.register>['body'];
export const STRANGER_PASSWORD = 'a lamp in every corner';
/** Spain, by the id of our own. */
export const SPAIN = 1_000_000_724;

export const registrationOf = (email: string, more: Partial<RegistrationBody> = {}): RegistrationBody => ({
  email,
  password: STRANGER_PASSWORD,
  name: 'Ada Byron',
  language: 'en',
  catalogId: 16,
  professionId: 1,
  countryGeonameId: SPAIN,
  company: { kind: 'none' },
  consent: true,
  ...more,
});

/** Someone registers, reads the mail and confirms; answers a browser that is signed in. */
export const confirmedStranger = async (app: TestApp, email: string, more: Partial<RegistrationBody> = {}) => {
  const client = app.newClient();
  await client.call(endpoints.register, { body: registrationOf(email, more) });
  const [mail] = await waitForMails(app, email);
  await client.call(endpoints.confirmEmail, { body: { token: mail?.token ?? '' } });
  const signedIn = await client.call(endpoints.login, { body: { email, password: more.password ?? STRANGER_PASSWORD } });
  return { client, account: signedIn.body };
};
