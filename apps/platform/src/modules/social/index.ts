import { EMBEDDED_SERVICES, endpoints } from '@candil/contract';
import { ok } from '@candil/domain';
import { defineRoutes, type ModuleFactory, route } from '../../kernel';
import { SocialProviderClient } from './social-provider';
import { registerSocialRoutes } from './social-routes';

/** Signing in with the accounts of other services. */
export const socialModule: ModuleFactory = (context) => {
  const { production, publicUrl, socialProviders } = context.configuration;
  const redirectUri = (name: string) => new URL(`${EMBEDDED_SERVICES.api}/v1/auth/social/${name}/callback`, publicUrl).href;
  const providers = new Map(
    socialProviders.map((settings) => [settings.name, new SocialProviderClient(settings, redirectUri(settings.name), !production)]),
  );
  return {
    name: 'social',
    routes: defineRoutes(
      route(endpoints.listProviders, async () =>
        ok({ providers: socialProviders.map(({ name, title, registerType }) => ({ name, title, registerType })) }),
      ),
    ),
    register: async (app) => registerSocialRoutes(app, context, providers),
  };
};
