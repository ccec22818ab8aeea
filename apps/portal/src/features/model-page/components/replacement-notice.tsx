import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Picture } from '@candil/ui-kit/picture';
import { Link } from 'react-router';
import { modelPath } from '../../../shared/browse/paths';
import type { ModelView } from '../model/use-model-view';

/** Says that a model is no longer made and leads to the one that takes its place. */
export const ReplacementNotice = ({ view }: { view: ModelView }) => {
  const { t } = useTranslation('eproject');
  const { info, place } = view;
  const { replacedBy } = info;
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <p className="m-0 text-lg font-semibold">{t('browse.model.discontinued')}</p>
        <p className="m-0 mt-1 text-base text-muted">
          {t('browse.model.discontinuedText')} {replacedBy && t('browse.model.replacedBy', { name: replacedBy.name })}
        </p>
      </div>
      {replacedBy && (
        <div className="flex items-center gap-4">
          <Picture src={replacedBy.image} alt="" className="w-20 shrink-0 rounded-control!" />
          <Button asChild variant="primary">
            <Link
              to={modelPath(place, {
                subFamilyId: info.subFamily.id,
                applicationLocationId: info.applicationLocation?.id ?? null,
                model: replacedBy.model,
              })}
            >
              {t('browse.model.seeReplacement', { name: replacedBy.name })}
            </Link>
          </Button>
        </div>
      )}
    </Card>
  );
};
