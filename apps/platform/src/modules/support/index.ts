import type { ModuleFactory } from '../../kernel';
import { mayReadSupportFiles, supportRoutes } from './routes';

export { SUPPORT_FILES } from './ask-support';
export { mayReadSupportFiles };

export const supportModule: ModuleFactory = ({ configuration: { supportEmail, publicUrl, runtime } }) => ({
  name: 'support',
  routes: supportRoutes({ email: supportEmail, filesUrl: new URL(`${runtime.services.api}/files`, publicUrl).href }),
});
