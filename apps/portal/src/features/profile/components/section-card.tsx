import { useTranslation } from '@candil/i18n/react';
import { Alert } from '@candil/ui-kit/alert';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import type { ReactNode } from 'react';
import type { Section } from '../model/use-section';

interface SectionCardProps {
  readonly title: string;
  readonly section: Pick<Section<object>, 'isChanged' | 'isSaving' | 'isConflict' | 'submit' | 'keepMine' | 'discardMine'>;
  readonly children: ReactNode;
}

/** A part of the profile with its own button to save, and with the way out of a conflict. */
export const SectionCard = ({ title, section, children }: SectionCardProps) => {
  const { t } = useTranslation('eproject');
  return (
    <Card>
      <CardHeader title={title} />
      <form
        aria-label={title}
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void section.submit();
        }}
      >
        {children}
        {section.isConflict && (
          <Alert severity="warning" title={t('profile.conflict.title')}>
            <p className="m-0">{t('profile.conflict.text')}</p>
            <span className="mt-3 flex flex-wrap gap-2">
              <Button size="sm" variant="dark" loading={section.isSaving} onClick={() => void section.keepMine()}>
                {t('profile.conflict.keep')}
              </Button>
              <Button size="sm" onClick={() => void section.discardMine()}>
                {t('profile.conflict.discard')}
              </Button>
            </span>
          </Alert>
        )}
        {!section.isConflict && (
          <div className="flex justify-end">
            <Button type="submit" variant="dark" disabled={!section.isChanged} loading={section.isSaving}>
              {t('profile.save')}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
};
