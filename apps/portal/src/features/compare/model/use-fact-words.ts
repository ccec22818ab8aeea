import { useFormat, useTranslation } from '@candil/i18n/react';
import { usePriceWords } from '../../../shared/browse/use-price-words';
import type { ComparisonFact, FactWords } from './comparison-rows';

const TECHNIQUES = ['direct', 'diffuse', 'direct-indirect', 'indirect', 'accent', 'wall-wash'] as const;

/** The facts of a comparison in words and units of the reader. */
export const useFactWords = (): { readonly words: FactWords; readonly label: (fact: ComparisonFact) => string } => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const price = usePriceWords();
  const label = (fact: ComparisonFact): string => {
    switch (fact) {
      case 'price':
        return t('compare.fact.price');
      case 'weeks':
        return t('browse.weeks');
      case 'minimum':
        return t('configurator.technical.minimum');
      case 'lumens':
        return t('configurator.technical.flux');
      case 'watts':
        return t('configurator.technical.power');
      case 'distribution':
        return t('browse.technique');
      case 'efficacy':
      case 'beam':
      case 'cri':
      case 'size':
      case 'weight':
        return t(`configurator.technical.${fact}`);
      case 'ip':
        return t('configurator.technical.protection');
      default:
        return t(`configurator.attribute.${fact}`);
    }
  };
  const words: FactWords = (fact, product, { pendantHeight }) => {
    const { technical, availability, descriptions } = product;
    const hasLight = technical.lumens > 0;
    switch (fact) {
      case 'price':
        return product.price === null ? t('picker.priceOnRequest') : price.exact(product.price);
      case 'weeks':
        if (availability.days < 0) return t('configurator.delivery.ended');
        return availability.weeks === null ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(availability.weeks);
      case 'minimum':
        return format.number(product.moq);
      case 'lumens':
        return hasLight ? format.lumens(technical.lumens) : undefined;
      case 'watts':
        return hasLight ? format.watts(technical.watts) : undefined;
      case 'efficacy':
        return hasLight ? t('configurator.technical.perWatt', { value: format.number(technical.lumensPerWatt, 0) }) : undefined;
      case 'distribution': {
        const known = TECHNIQUES.find((technique) => technique === technical.distribution);
        return hasLight && known ? t(`browse.techniqueName.${known}`) : undefined;
      }
      case 'beam':
        return hasLight && technical.beamDegrees > 0 ? t('configurator.technical.degrees', { value: technical.beamDegrees }) : undefined;
      case 'cri':
        return hasLight ? `Ra ${technical.cri}` : undefined;
      case 'size':
        return [technical.widthMetres, technical.depthMetres, technical.heightMetres].map(format.size).join(' × ');
      case 'weight':
        return format.weight(technical.netWeightKg);
      case 'ip':
        return technical.ip;
      case 'pendantHeight':
        return pendantHeight === undefined ? undefined : format.height(pendantHeight);
      default:
        return descriptions.find(({ type }) => type === fact)?.text;
    }
  };
  return { words, label };
};
