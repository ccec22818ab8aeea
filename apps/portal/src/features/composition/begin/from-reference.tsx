import { isApiFailure, routes } from '@candil/api-client';
import { beginVerbsOf } from '@candil/configurator/begin';
import type { CodeRefusal } from '@candil/configurator-ui';
import type { ModelTechnicalInfo } from '@candil/contract';
import { modelOfReference } from '@candil/domain';
import { compositionPath, configuratorPath, drawingPath, drawnSystemOf } from '../../../shared/browse/paths';
import type { CodeLookup } from './code-lookup';
import { WayOut } from './way-out';

/** Hangs the model of a reference code as the code has it. */
export const fromReference = async (lookup: CodeLookup, code: string): Promise<CodeRefusal | undefined> => {
  const { editor, catalogId, t, wordFailure } = lookup;
  const verbs = beginVerbsOf(editor);
  const article = verbs.readReference(code);
  if (article.ok) {
    const hung = verbs.hang(article.value);
    return hung.ok ? undefined : { failure: hung.failure };
  }
  const { failure } = article;
  switch (failure.code) {
    case 'reference.invalid':
      return { title: t('composition.code.notCode', { code }), text: t('composition.code.notCodeText') };
    case 'editor.other-catalogue': {
      const model = modelOfReference(code);
      return {
        title: t('composition.code.otherCatalogue', { code, catalogue: t(`values.catalogue.${failure.catalogId}`) }),
        text: t('composition.code.otherReferenceText', { own: t(`values.catalogue.${catalogId}`), model: model.ok ? model.value : code }),
      };
    }
    case 'editor.model-elsewhere':
      return modelElsewhere(lookup, failure.model, code);
    default:
      return wordFailure(failure);
  }
};

/** A model that this editor does not make, with the configurator that does. */
const modelElsewhere = async (lookup: CodeLookup, model: string, code: string): Promise<CodeRefusal | undefined> => {
  const { portal, catalogId, language: lang, t, wordFailure, signal } = lookup;
  const query = { catalog: catalogId, model, lang };
  const info = await portal.client.call(routes.getTechnicalInfoByModel, { query }, { signal }).catch((thrown: unknown) => {
    if (isApiFailure(thrown) && thrown.ErrorCode === 404) return undefined;
    throw thrown;
  });
  if (signal.aborted) return undefined;
  if (info === undefined) return wordFailure({ code: 'article.model-unknown', model });
  const { text, label, to } = configuratorOf(lookup, info, code);
  return { title: t('composition.code.elsewhere', { name: info.name }), text, action: to && <WayOut to={to} label={label} /> };
};

interface ModelPlace {
  readonly text: string;
  readonly label: string;
  readonly to: string | undefined;
}

const configuratorOf = (
  { opening: place, catalogId, t }: CodeLookup,
  { model, name, subFamily, canCompose, configuratorType }: ModelTechnicalInfo,
  code: string,
): ModelPlace => {
  const { id: subFamilyId, description: collection } = subFamily;
  if (drawnSystemOf(subFamilyId) !== undefined) {
    const label = t('composition.code.draw', { collection });
    return { text: t('composition.code.toDraw', { collection }), label, to: drawingPath(place, subFamilyId) };
  }
  if (canCompose) {
    const label = t('composition.code.compose', { name });
    return { text: t('composition.code.toCompose'), label, to: compositionPath(place, { model }) };
  }
  const choice = { configuratorTypeId: configuratorType.id, subFamilyId, catalogId, model, reference: code };
  return { text: t('composition.code.toRegular'), label: t('composition.code.configure', { name }), to: configuratorPath(place, choice) };
};
