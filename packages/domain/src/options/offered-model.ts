import type { ModelDefinition } from '../article';
import { isArticleType } from '../catalogue';
import { offeredControls } from '../driver';
import type { Configuration } from '../edit';
import { ancestorsOf, type Element, walk } from '../element';

/** Derived data are cached per model object, so the reduced model must be the same object each time. */
const WITHOUT_DRIVERLESS = new WeakMap<ModelDefinition, ModelDefinition>();

/** A model as it is offered where an element stands: composing pendants leave controls out while the flag remoteDriver is on (OP19). */
export function offeredModel(configuration: Configuration, element: Element, model: ModelDefinition): ModelDefinition {
  const { remoteDriverOn: remoteDriver } = configuration.context;
  if (!remoteDriver || !hangsAmongPendants(configuration, element)) return model;
  const known = WITHOUT_DRIVERLESS.get(model);
  if (known !== undefined) return known;
  const controls = model.variations.filter(({ type }) => type === 'control');
  const offered = new Set(offeredControls(controls, { remoteDriver, composingPendants: true }));
  const made = { ...model, variations: model.variations.filter((variation) => variation.type !== 'control' || offered.has(variation)) };
  WITHOUT_DRIVERLESS.set(model, made);
  return made;
}

/** Checks that all luminaires of an element's composition are pendants (BO13). */
function hangsAmongPendants({ tree }: Configuration, element: Element): boolean {
  const composition = ancestorsOf(tree, element.id).find(({ type }) => type === 'Composition');
  if (composition === undefined) return false;
  for (const { data } of walk(tree, composition.id)) {
    const { articleType } = data;
    if (articleType !== undefined && isArticleType(articleType, 'LUMINAIRE') && !isArticleType(articleType, 'PENDANT')) return false;
  }
  return true;
}
