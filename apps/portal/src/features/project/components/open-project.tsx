import type { Project } from '@candil/contract';
import { PROJECT_STATUS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { EmptyState } from '@candil/ui-kit/empty-state';
import { PlusIcon, SearchIcon } from '@candil/ui-kit/icon';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useResumedForm } from '../../../shared/blocked-action/use-resumable-form';
import { optionalPart } from '../../../shared/part/optional-part';
import { useAskedPart } from '../../../shared/part/use-asked-part';
import { useStandingQuestion } from '../../../shared/part/use-standing-question';
import { useButtons } from '../../../shared/site-buttons/use-buttons';
import { type ProductView, roomsOf } from '../model/product-view';
import { BulkBar } from './bulk-bar';
import { OrderedCard } from './ordered-card';
import { ProductTable } from './product-table';
import { ProductToolbar } from './product-toolbar';
import { ProjectDock } from './project-dock';
import { ProjectHeader } from './project-header';
import { ProjectTotals } from './project-totals';
import { ProposalsCard } from './proposals-card';
import { QUICK_ADD_FORM, QuickAdd, type QuickAddField } from './quick-add';
import { useCompact } from './use-compact';
import { useNamedLine } from './use-named-line';
import { useProjectChanges } from './use-project-changes';
import { useProposals } from './use-proposals';
import { useSelection } from './use-selection';

const ConflictDialog = optionalPart(
  () => import('./conflict-dialog'),
  ({ ConflictDialog }) => ConflictDialog,
);

/** The list reader on a project, with the text it reads first. */
export interface ListOfProject {
  readonly project: Project;
  readonly text: string;
  /** Called with the lines of the list that were not added; `text` undefined leaves the field as it is. */
  readonly onClose: (outcome: { readonly text: string | undefined; readonly left: QuickAddField['left'] }) => void;
  /** The code of the reader did not arrive. */
  readonly onMissing: () => void;
}

/** Parts that other features put on the page of a project. */
export interface ProjectSlots {
  /** Asks for a budget, among the actions of the project. */
  readonly actions: (project: Project) => ReactNode;
  /** Under the totals. */
  readonly aside: (project: Project) => ReactNode;
  /** Under the products. */
  readonly foot: (project: Project) => ReactNode;
}

interface OpenProjectProps {
  readonly project: Project;
  /** Text and lines left over by a list that made the project. */
  readonly field: QuickAddField;
  readonly renderList: (list: ListOfProject) => ReactNode;
  readonly slots: ProjectSlots;
}

const EVERYTHING: ProductView = { search: '', sort: 'order' };
const readText = (stored: unknown): string | undefined => (typeof stored === 'string' ? stored : undefined);

/** An existing project: its lines by room, with their commands. */
export const OpenProject = ({ project, field: kept, renderList, slots }: OpenProjectProps) => {
  const { t } = useTranslation('eproject');
  const { change, changing, record, undo, redo, conflicting, giveUp, repeat } = useProjectChanges(project.id);
  const question = useStandingQuestion(conflicting);
  const typed = useResumedForm(QUICK_ADD_FORM, readText);
  const [field, setField] = useState(typed === undefined || kept.text !== '' ? kept : { ...kept, text: typed });
  const list = useAskedPart<string>();
  const [view, setView] = useState(EVERYTHING);
  const [compact, setCompact] = useCompact();
  const shows = useButtons('ProjectDetails');
  const editable = project.access.write && project.status === PROJECT_STATUS.EDITION;
  const proposals = useProposals(project, editable);
  const hasProducts = project.products.length > 0;
  const requestable = editable && hasProducts && shows('REQUEST_BUDGET');
  const rooms = roomsOf(project.products, view);
  useNamedLine(project.products, () => setView((shown) => ({ ...shown, search: '' })));
  // Lines hidden by a search are not changed along with the rest.
  const selection = useSelection(rooms.flatMap(({ products }) => products));
  return (
    <>
      <ProjectHeader project={project} onChange={change} shows={shows} request={requestable && slots.actions(project)} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18.5rem] lg:gap-6">
        <div className="min-w-0">
          {editable && shows('PASTE_LIST') && (
            <QuickAdd project={project} field={field} onFieldChange={setField} onList={list.ask} onAdded={record} />
          )}
          {(hasProducts || undo || redo) && (
            <ProductToolbar
              project={project}
              editable={editable}
              view={view}
              onViewChange={setView}
              compact={compact}
              onCompactChange={setCompact}
              undo={undo}
              redo={redo}
            />
          )}
          {editable && <BulkBar project={project} selection={selection} onChange={change} />}
          {rooms.length > 0 ? (
            <ProductTable
              project={project}
              rooms={rooms}
              editable={editable}
              compact={compact}
              selection={selection}
              proposals={proposals}
              onChange={change}
            />
          ) : hasProducts ? (
            <EmptyState
              icon={<SearchIcon size={28} />}
              title={t('project.view.none')}
              action={<Button onClick={() => setView(EVERYTHING)}>{t('project.view.clear')}</Button>}
            />
          ) : (
            <EmptyState
              title={t('project.empty.title')}
              description={editable ? t('project.empty.text') : undefined}
              action={
                editable &&
                shows('ADD_PRODUCT') && (
                  <Button variant="primary" icon={<PlusIcon size={18} />} asChild>
                    <Link to={`/project/${project.id}/add-product`}>{t('project.addProduct')}</Link>
                  </Button>
                )
              }
            />
          )}
          {requestable && slots.foot(project)}
        </div>
        <aside aria-label={t('project.summary')} className="flex flex-col gap-4 lg:sticky lg:top-20">
          {project.order && <OrderedCard order={project.order} />}
          <ProjectTotals project={project} changing={changing} />
          <ProposalsCard project={project} proposals={proposals} onChange={change} />
          {slots.aside(project)}
        </aside>
      </div>
      {hasProducts && (
        <ProjectDock
          project={project}
          changing={changing}
          orderable={project.access.order && shows('NEW_ORDER')}
          extendable={editable && shows('ADD_PRODUCT')}
        />
      )}
      {list.asked !== undefined &&
        renderList({
          project,
          text: list.asked,
          onMissing: list.onMissing,
          onClose: ({ text, left }) => {
            list.close();
            if (text !== undefined) setField({ text, left });
          },
        })}
      {question.isAsked && <ConflictDialog onGiveUp={giveUp} onRepeat={() => void repeat()} onMissing={question.onMissing} />}
    </>
  );
};
