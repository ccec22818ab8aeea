import { chooseConfigurator, parseConfiguratorMode } from '@candil/domain';
import { isOfferedLanguage } from '@candil/i18n';

/** Configurator type and sub-family of the routes that name a mode (CF2, CF3). */
const CONFIGURATORS: Readonly<Record<string, readonly [typeId: number, subFamilyId?: number]>> = {
  'crea-configurator': [1],
  'sticks-drawing-configurator': [2, 219],
  'plusminus-drawing-configurator': [2, 225],
  'sticks-nodrawing-configurator': [3, 219],
  'plusminus-nodrawing-configurator': [3, 225],
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether the route knows the parameters of an address: a mode of its configurator, a language that is offered,
 * the id of a project or product.
 */
export const acceptsParameters = (
  path: string,
  { mode, language, projectId, productId }: Readonly<Record<string, string | undefined>>,
): boolean => {
  if ([projectId, productId].some((id) => id !== undefined && !UUID.test(id))) return false;
  if (language !== undefined && !isOfferedLanguage(language)) return false;
  return mode === undefined || isModeOf(path.split('/').at(-2), mode);
};

const isModeOf = (route: string | undefined, mode: string): boolean => {
  const configurator = CONFIGURATORS[route ?? ''];
  const choice = configurator && chooseConfigurator(...configurator);
  return choice?.ok === true && parseConfiguratorMode(choice.value, mode).ok;
};
