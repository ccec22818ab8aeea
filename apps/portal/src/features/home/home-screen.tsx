import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Card, CardHeader } from '@candil/ui-kit/card';
import { PlusIcon } from '@candil/ui-kit/icon';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDrafts } from '../../shared/draft/use-drafts';
import { partMissing } from '../../shared/failure/part-missing';
import { optionalPart } from '../../shared/part/optional-part';
import { useAccount, useHasPrivilege } from '../../shared/session/use-session';
import { Page } from '../../shared/shell/page';
import { TradeAccessNotice } from '../../shared/trade-access/trade-access-notice';
import { useNow } from '../../shared/use-now';
import { LineNewsCard } from './line-news';
import { MotionPlaceholder } from './motion-placeholder';
import { ResumeDraft } from './resume-draft';
import { timeOfDay } from './time-of-day';
import { WaitingRequests } from './waiting-requests';
import { WhatWaits } from './what-waits';

const RememberedStrip = optionalPart(
  () => import('../../shared/remembered-models/remembered-strip'),
  ({ RememberedStrip }) => RememberedStrip,
);
// Under the first view, and not a part of the first load.
const InMotion = optionalPart(
  () => import('./in-motion'),
  ({ InMotion }) => InMotion,
);

const NO_PROJECT = { projectId: undefined };

/** Open tasks of the user: projects, work in progress, unfinished drafts. */
export const HomeScreen = ({ recentProjects }: { recentProjects: ReactNode }) => {
  const { t } = useTranslation('common-front');
  const account = useAccount();
  const { name } = account;
  const seesOrders = useHasPrivilege('ORDER_VIEW');
  const [draft] = useDrafts();
  const now = useNow();
  const seesProjects = useHasPrivilege('PROJECT_VIEW');
  const motionPlace = draft || seesProjects ? 'lg:col-span-4' : 'lg:col-span-7';
  return (
    <Page title={t('home.title')}>
      <div className="mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-5 md:mb-9">
        <div className="min-w-0">
          <h1 className="m-0 text-3xl font-semibold md:text-4xl">
            {t(`home.greeting.${timeOfDay(new Date(now).getHours())}`)}, {name.split(' ')[0]}
          </h1>
          {seesProjects && <WhatWaits />}
        </div>
        <Button variant="primary" size="lg" icon={<PlusIcon size={18} />} asChild>
          <Link to="/create-project">{t('home.newProject')}</Link>
        </Button>
      </div>
      <WaitingRequests account={account} />
      <TradeAccessNotice account={account} className="mb-7" />
      {recentProjects}
      <div className="mt-10 grid items-stretch gap-5 md:mt-12 lg:grid-cols-7">
        <InMotion
          className={motionPlace}
          seesOrders={seesOrders}
          waiting={<MotionPlaceholder className={motionPlace} />}
          missing={(failure, askAgain) => (
            <Card className={motionPlace}>
              <CardHeader title={t('home.motion.title')} />
              {partMissing(failure, askAgain)}
            </Card>
          )}
        />
        {(draft || seesProjects) && (
          <div className="flex flex-col gap-5 lg:col-span-3">
            {draft && <ResumeDraft key={`${draft.kind}/${draft.id}`} draft={draft} now={now} className="" />}
            {seesProjects && <LineNewsCard className="grow" />}
          </div>
        )}
      </div>
      <RememberedStrip place={NO_PROJECT} catalogId={account.catalogId} className="mt-10 md:mt-12" />
    </Page>
  );
};
