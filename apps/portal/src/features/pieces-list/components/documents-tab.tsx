import type { PieceListView } from '@candil/configurator/pieces';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { DocumentIcon } from '@candil/ui-kit/icon';
import { Picture } from '@candil/ui-kit/picture';
import { Link } from 'react-router';
import { modelPath } from '../../../shared/browse/paths';
import type { OfferedPieces } from '../../../shared/pieces/piece-offer';

interface DocumentsTabProps {
  readonly view: PieceListView;
  readonly offered: OfferedPieces;
}

/** The models of the list, each with the page that has its data, pictures and drawings. */
export const DocumentsTab = ({ view, offered }: DocumentsTabProps) => {
  const { t } = useTranslation('editor');
  const { language } = useLanguage();
  const models = new Map(
    view.groups.flatMap(({ rows }) => rows.flatMap(({ model }) => (model === undefined ? [] : [[model.model, model] as const]))),
  );
  if (models.size === 0) return <p className="m-0 py-10 text-center text-base text-muted">{t('pieces.documents.none')}</p>;
  return (
    <ul className="m-0 mx-auto w-full max-w-3xl list-none overflow-y-auto p-0 py-4">
      {[...models.values()].map(({ model, name, subFamilyId, applicationLocationId }) => (
        <li key={model} className="flex items-center gap-4 border-t border-hairline-soft py-3 first:border-t-0">
          <Picture src={offered.pictureOf(model, undefined)} alt="" className="w-14 shrink-0 rounded-control!" />
          <span className="min-w-0 grow">
            <span className="block font-semibold">{name[language]}</span>
            <span className="block text-sm text-muted">
              {offered.familyOf(model)} · {model}
            </span>
          </span>
          <Button asChild size="sm" icon={<DocumentIcon size={18} />}>
            <Link to={modelPath({ projectId: undefined }, { model, subFamilyId, applicationLocationId })}>
              {t('pieces.documents.open')}
            </Link>
          </Button>
        </li>
      ))}
    </ul>
  );
};
