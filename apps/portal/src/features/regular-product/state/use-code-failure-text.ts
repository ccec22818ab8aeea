import { catalogOf } from '@candil/domain';
import { useFailureMessage, useLanguage, useTranslation } from '@candil/i18n/react';
import type { ProductOffer } from '../model/product-offer';
import type { CodeFailure } from '../model/read-code';

/** Words the reason a code cannot be used, in the user's language: attribute, value and allowed values, or the maker's reason. */
export const useCodeFailureText = ({ catalogId }: Pick<ProductOffer, 'catalogId'>) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const wordFailure = useFailureMessage();
  return (failure: CodeFailure, reference: string): string => {
    if (failure.code === 'reference.other-catalogue') {
      return t('configurator.code.otherCatalogue', {
        reference: reference.trim(),
        catalogue: catalogOf(failure.catalogId).name,
        own: catalogOf(catalogId).name,
      });
    }
    const { title, text } = wordFailure(failure);
    if (failure.code === 'reference.invalid') return title;
    const reason = failure.code === 'article.excluded' ? failure.reason?.[language] : undefined;
    return `${title}. ${reason ?? text}`;
  };
};
