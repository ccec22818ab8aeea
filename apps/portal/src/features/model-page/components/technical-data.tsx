import { catalogOf } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { FactList } from '@candil/ui-kit/card';
import type { ModelView } from '../model/use-model-view';

const TECHNIQUES = ['direct', 'diffuse', 'direct-indirect', 'indirect', 'accent', 'wall-wash'] as const;
const isTechnique = (key: string): key is (typeof TECHNIQUES)[number] => TECHNIQUES.some((known) => known === key);

/** Everything the catalogue knows of the model, in two columns where there is room. */
export const TechnicalData = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const { info, catalogId } = view;
  const { lumens, watts, lumensPerWatt, cctKelvin, cri, ip, beamDegrees, distribution, materials, energyClass, ...body } = info.technical;
  const light = [
    { label: t('configurator.technical.flux'), value: format.lumens(lumens), strong: true },
    { label: t('configurator.technical.power'), value: format.watts(watts) },
    {
      label: t('configurator.technical.efficacy'),
      value: t('configurator.technical.perWatt', { value: format.number(lumensPerWatt, 0) }),
    },
    ...(cctKelvin.length > 0 ? [{ label: t('browse.model.temperatures'), value: cctKelvin.map(format.kelvin).join(', ') }] : []),
    { label: t('configurator.technical.cri'), value: `Ra ${cri}` },
    ...(beamDegrees > 0
      ? [{ label: t('configurator.technical.beam'), value: t('configurator.technical.degrees', { value: beamDegrees }) }]
      : []),
    ...(isTechnique(distribution) ? [{ label: t('browse.technique'), value: t(`browse.techniqueName.${distribution}`) }] : []),
  ];
  const rest = [
    { label: t('configurator.technical.protection'), value: ip },
    {
      label: t('configurator.technical.size'),
      value: [body.widthMetres, body.depthMetres, body.heightMetres].map(format.size).join(' × '),
    },
    { label: t('configurator.technical.weight'), value: format.weight(body.netWeightKg) },
    ...(materials.length > 0 ? [{ label: t('browse.model.materials'), value: materials.join(', ') }] : []),
    ...(info.category ? [{ label: t('browse.model.category'), value: info.category.name }] : []),
    ...(info.applicationLocation ? [{ label: t('browse.model.place'), value: info.applicationLocation.name }] : []),
    { label: t('configurator.technical.minimum'), value: format.number(info.moq) },
    ...info.leadTimes.map(({ from, weeks }) => ({
      label: t('browse.model.leadTimeFrom', { count: from }),
      value: format.weeks(weeks),
    })),
  ];
  return (
    <section>
      <h2 className="m-0 mb-3 text-xl font-semibold">{t('browse.model.technical')}</h2>
      <div className="grid gap-x-12 md:grid-cols-2">
        {lumens > 0 && <FactList facts={light} />}
        <FactList facts={rest} />
      </div>
      {/* The label of a light source is never shown on what contains it (EU 2019/2015); the sentence is, in its market. */}
      {energyClass !== null && catalogOf(catalogId).market !== 'usa' && (
        <p className="m-0 mt-4 text-sm text-muted">{t('browse.model.energy', { energyClass })}</p>
      )}
    </section>
  );
};
