import { useTranslation } from '@candil/i18n/react';
import { InlineEdit } from '@candil/ui-kit/inline-edit';

interface TitleFieldProps {
  readonly title: string;
  readonly onRename: (title: string) => void;
}

/** The name of the composition, written where it stands. */
export const TitleField = ({ title, onRename }: TitleFieldProps) => {
  const { t } = useTranslation('editor');
  return <InlineEdit value={title} label={t('panels.top.rename')} onSave={onRename} level={1} className="text-base font-semibold" />;
};
