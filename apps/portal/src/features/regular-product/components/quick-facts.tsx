import type { ModelDefinition } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';

/** The five figures a luminaire is chosen by. */
export const QuickFacts = ({ model }: { model: ModelDefinition }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { lumens, watts, cri, ip, widthMetres, heightMetres } = model.technical;
  const facts = [
    { label: t('configurator.technical.flux'), value: format.lumens(lumens) },
    { label: t('configurator.technical.power'), value: format.watts(watts) },
    { label: t('configurator.technical.cri'), value: `Ra ${cri}` },
    { label: t('configurator.technical.protection'), value: ip },
    { label: t('picker.fact.size'), value: `${format.size(widthMetres)} × ${format.size(heightMetres)}` },
  ];
  return (
    <dl className="m-0 mt-4 grid grid-cols-3 gap-x-4 gap-y-3 min-[1400px]:flex min-[1400px]:justify-between">
      {facts.map(({ label, value }) => (
        <div key={label} className="last:col-span-2">
          <dt className="text-xs text-muted">{label}</dt>
          <dd className="m-0 text-base font-medium whitespace-nowrap">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
