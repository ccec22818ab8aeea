import type { ModuleFactory } from '../../kernel';
import { clearOldLinks } from '../account';
import type { PlaceReader } from '../place';
import { RegistrationWorker } from './registration-worker';
import { registrationRoutes } from './routes';
import { watchRegistration } from './watch-registration';

export { confirmAccount } from './confirm-account';
export {
  accountByEmail,
  deleteAccount,
  insertAccount,
  isOpenRegistration,
  pendingCompanyOf,
  releaseAddress,
} from './registration-repository';

const HOUR = 60 * 60 * 1000;
/** Used links are kept for a while, so that a late second click gets the same answer as the first. */
const DEAD_LINKS_KEPT = 7 * 24 * HOUR;

export const registrationModule =
  (places: PlaceReader): ModuleFactory =>
  ({ database, clock, log, sessions, cookies, configuration: { staffDomains } }) => {
    const worker = new RegistrationWorker(database, clock, log);
    const clear = (): void => {
      clearOldLinks(database, new Date(clock().getTime() - DEAD_LINKS_KEPT)).catch(() => log.warn('old links could not be cleared'));
    };
    return {
      name: 'registration',
      routes: registrationRoutes({ sessions, cookies, staffDomains, places, wake: () => worker.wake() }),
      register: async (app) => {
        watchRegistration(app);
        const timer = setInterval(clear, HOUR).unref();
        app.addHook('onReady', async () => worker.start());
        app.addHook('onClose', async () => {
          clearInterval(timer);
          await worker.stop();
        });
      },
    };
  };
