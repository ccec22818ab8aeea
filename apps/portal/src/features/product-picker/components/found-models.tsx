import type { DecisionAnswer } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { Link } from 'react-router';
import { LuminairePicture } from '../../../shared/browse/luminaire-picture';
import { collectionPath, modelPath, type PickerPlace } from '../../../shared/browse/paths';
import { askAfter } from '../model/question-path';
import { answerGrid } from './question-answers';

interface FoundModelsProps {
  readonly place: PickerPlace;
  readonly result: NonNullable<DecisionAnswer['result']>;
}

/** Models that the questions led to. */
export const FoundModels = ({ place, result }: FoundModelsProps) => {
  const { t } = useTranslation('eproject');
  const { models, subFamilyId, applicationLocationId } = result;
  const again = (
    <Button asChild>
      <Link to={askAfter([])}>{t('browse.ask.again')}</Link>
    </Button>
  );
  if (models.length === 0) return <EmptyState level={3} title={t('browse.ask.nothing')} action={again} />;
  return (
    <>
      <ul className={answerGrid}>
        {models.map(({ model, name, image, subFamilyId: own }) => (
          <li key={model}>
            <Link
              to={modelPath(place, { subFamilyId: own, applicationLocationId: own === subFamilyId ? applicationLocationId : null, model })}
              className="group block overflow-hidden rounded-card border border-hairline bg-surface text-text no-underline transition-colors hover:border-faint"
            >
              <LuminairePicture day={image} night={null} sizes="(min-width: 1200px) 22rem, (min-width: 768px) 33vw, 50vw" />
              <span className="flex items-baseline justify-between gap-2 p-4">
                <span className="text-md font-semibold">{name}</span>
                <span className="font-mono text-sm text-muted max-sm:hidden">{model}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8 flex flex-wrap gap-3">
        <Button asChild>
          <Link to={`${collectionPath(place, subFamilyId)}${applicationLocationId === null ? '' : `?place=${applicationLocationId}`}`}>
            {t('browse.ask.collection')}
          </Link>
        </Button>
        {again}
      </div>
    </>
  );
};
