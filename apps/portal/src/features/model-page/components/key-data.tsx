import type { ModelTechnicalInfo } from '@candil/contract';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { clsx } from 'clsx';
import { kelvinWords } from '../model/kelvin-words';

interface KeyDataProps {
  readonly info: ModelTechnicalInfo;
  /** For the page that is led by pictures. */
  readonly large?: boolean;
}

/** The main technical data of a luminaire; a part without light has only those of its body. */
export const KeyData = ({ info, large = false }: KeyDataProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { lumens, watts, lumensPerWatt, cctKelvin, cri, ip, widthMetres, heightMetres, netWeightKg } = info.technical;
  const light = [
    { label: t('configurator.technical.flux'), value: format.lumens(lumens) },
    { label: t('configurator.technical.power'), value: format.watts(watts) },
    {
      label: t('configurator.technical.efficacy'),
      value: t('configurator.technical.perWatt', { value: format.number(lumensPerWatt, 0) }),
    },
    ...(cctKelvin.length > 0 ? [{ label: t('browse.model.temperatures'), value: kelvinWords(cctKelvin, format) }] : []),
    { label: t('configurator.technical.cri'), value: `Ra ${cri}` },
  ];
  const body = [
    { label: t('configurator.technical.protection'), value: ip },
    { label: t('picker.fact.size'), value: `${format.size(widthMetres)} × ${format.size(heightMetres)}` },
    { label: t('configurator.technical.weight'), value: format.weight(netWeightKg) },
  ];
  const facts = lumens > 0 ? [...light, ...body] : body;
  return (
    <dl
      className={clsx(
        'm-0 grid gap-x-6',
        large
          ? 'grid-cols-2 gap-y-6 border-y border-hairline py-7 sm:grid-cols-4 md:gap-y-8'
          : 'grid-cols-2 gap-y-4 sm:grid-cols-4 md:grid-cols-3 lg:grid-cols-4',
      )}
    >
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className={clsx('text-muted', large ? 'text-sm' : 'text-xs')}>{label}</dt>
          <dd className={clsx('m-0', large ? 'mt-0.5 text-lg font-semibold lg:text-xl' : 'text-base font-medium')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
};
