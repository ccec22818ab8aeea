import type { ComparedArticle, ComparedVariant } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { usePriceWords } from '../../../shared/browse/use-price-words';
import type { ComparedProduct, ComparisonFact, FactWords } from './comparison-rows';

const TECHNIQUES = ['direct', 'diffuse', 'direct-indirect', 'indirect', 'accent', 'wall-wash'] as const;

/** Most parts of a composition that are named. */
const CONTENTS_MAX = 8;

/** Power and light of one piece. */
const lightOf = (product: ComparedProduct) => {
  if (product.kind === 'article') return product.technical;
  const { lumens, watts } = product;
  return { lumens, watts, lumensPerWatt: watts > 0 ? lumens / watts : 0 };
};

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
      case 'contents':
        return t('browse.preconfig.contents');
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
  const contents = (parts: readonly { readonly name: string; readonly quantity: number }[]): string | undefined => {
    if (parts.length === 0) return undefined;
    const named = parts.slice(0, CONTENTS_MAX).map(({ name, quantity }) => `${format.number(quantity)} × ${name}`);
    const more = parts.length - named.length;
    return [...named, ...(more > 0 ? [t('compare.moreParts', { count: more })] : [])].join(', ');
  };
  /** The facts of an article only. */
  const ofArticle = (fact: ComparisonFact, { technical, descriptions }: ComparedArticle, { pendantHeight }: ComparedVariant) => {
    const hasLight = technical.lumens > 0;
    switch (fact) {
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
  const words: FactWords = (fact, product, variant) => {
    const { availability } = product;
    const { lumens, watts, lumensPerWatt } = lightOf(product);
    const hasLight = lumens > 0;
    switch (fact) {
      case 'price':
        if (product.price !== null) return price.exact(product.price);
        // The reason why a composition has none is shown above it.
        return product.kind === 'article' || variant.issue === null ? t('picker.priceOnRequest') : undefined;
      case 'weeks':
        if (availability === null) return undefined;
        if (availability.days < 0) return t('configurator.delivery.ended');
        return availability.weeks === null ? t('configurator.delivery.leadTimeOnRequest') : format.weeks(availability.weeks);
      case 'minimum':
        return format.number(product.kind === 'article' ? product.moq : 1);
      case 'lumens':
        return hasLight ? format.lumens(lumens) : undefined;
      case 'watts':
        return hasLight ? format.watts(watts) : undefined;
      case 'efficacy':
        return hasLight && lumensPerWatt > 0 ? t('configurator.technical.perWatt', { value: format.number(lumensPerWatt, 0) }) : undefined;
      case 'contents':
        return product.kind === 'composition' ? contents(product.contents) : undefined;
      default:
        return product.kind === 'article' ? ofArticle(fact, product, variant) : undefined;
    }
  };
  return { words, label };
};
