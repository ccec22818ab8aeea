import { useFormat, useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card } from '@candil/ui-kit/card';
import { Picture } from '@candil/ui-kit/picture';
import { useToast } from '@candil/ui-kit/toast';
import { clsx } from 'clsx';
import { Link } from 'react-router';
import type { Draft } from '../../shared/draft/draft-store';
import { useDraftStore } from '../../shared/draft/use-draft-store';

interface ResumeDraftProps {
  readonly draft: Draft;
  readonly now: number;
  readonly className: string;
}

/** A configuration that was left before it was saved, with the way back into it. */
export const ResumeDraft = ({ draft, now, className }: ResumeDraftProps) => {
  const { t } = useTranslation('common-front');
  const format = useFormat();
  const toast = useToast();
  const drafts = useDraftStore();
  const discard = () => {
    drafts.clear(draft.kind, draft.id);
    toast.show({ title: t('home.draft.discarded'), onUndo: () => drafts.keep(draft) });
  };
  return (
    <Card tone="dark" padding="none" className={clsx('flex overflow-hidden', className)}>
      <Picture src={draft.image} alt="" className="aspect-auto! w-2/5 shrink-0 rounded-none!" />
      <div className="flex min-w-0 grow flex-col gap-1 p-4 md:p-6">
        <h2 className="m-0 text-lg font-semibold">{t('home.draft.title')}</h2>
        <p className="m-0 font-semibold text-accent">{draft.title}</p>
        <p className="m-0 text-pretty text-muted">
          {t('home.draft.text', { when: format.ago(new Date(draft.savedAt).toISOString(), now) })}
        </p>
        <div className="mt-auto flex flex-wrap gap-2 pt-4">
          <Button variant="primary" asChild>
            <Link to={draft.href}>{t('home.draft.resume')}</Link>
          </Button>
          <Button variant="ghost" onClick={discard}>
            {t('home.draft.discard')}
          </Button>
        </div>
      </div>
    </Card>
  );
};
