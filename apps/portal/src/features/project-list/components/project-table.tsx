import type { ProjectListItem } from '@candil/contract';
import { PROJECT_STATUS, type SortOption } from '@candil/domain';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { Badge } from '@candil/ui-kit/badge';
import { Picture } from '@candil/ui-kit/picture';
import { TableBody, TableCell, TableFrame, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { Link } from 'react-router';
import { useNow } from '../../../shared/use-now';
import type { ListRequest } from '../model/list-request';
import { ProjectMenu } from './project-menu';

interface ProjectTableProps {
  readonly projects: readonly ProjectListItem[];
  readonly request: ListRequest;
  readonly onSort: (sortBy: SortOption) => void;
}

/** The projects line by line, for comparing numbers. */
export const ProjectTable = ({ projects, request: { sortBy }, onSort }: ProjectTableProps) => {
  const { t } = useTranslation('eproject');
  const format = useFormat();
  const now = useNow();
  const isNet = projects.some(({ total }) => total?.net);
  const totalHead = isNet ? t('project.column.totalNet') : t('project.column.totalGross');
  const nameSort = sortBy === 'NAME_ASC' ? 'ascending' : sortBy === 'NAME_DESC' ? 'descending' : undefined;
  const editedSort = sortBy === 'UPDATED_RECENT' ? 'descending' : sortBy === 'UPDATED_OLDER' ? 'ascending' : undefined;
  return (
    <TableFrame label={t('projects.title')}>
      <TableHead>
        <TableHeader {...(nameSort && { sort: nameSort })} onSort={() => onSort(sortBy === 'NAME_ASC' ? 'NAME_DESC' : 'NAME_ASC')}>
          {t('projects.column.name')}
        </TableHeader>
        <TableHeader>{t('projects.column.status')}</TableHeader>
        <TableHeader>{t('projects.column.owner')}</TableHeader>
        <TableHeader end>{t('projects.column.pieces')}</TableHeader>
        <TableHeader end>{totalHead}</TableHeader>
        <TableHeader
          end
          {...(editedSort && { sort: editedSort })}
          onSort={() => onSort(sortBy === 'UPDATED_RECENT' ? 'UPDATED_OLDER' : 'UPDATED_RECENT')}
        >
          {t('projects.column.edited')}
        </TableHeader>
        <TableHeader>
          <span className="sr-only">{t('projects.column.actions')}</span>
        </TableHeader>
      </TableHead>
      <TableBody>
        {projects.map((project) => (
          <TableRow key={project.id}>
            <TableCell card="wide">
              <Link
                to={`/project/${project.id}`}
                className="flex items-center gap-3 font-semibold text-inherit no-underline hover:underline"
              >
                <Picture src={project.images[0]} alt="" className="size-11 shrink-0 rounded-md!" />
                <span className="min-w-0 truncate">{project.name}</span>
              </Link>
            </TableCell>
            <TableCell label={t('projects.column.status')}>
              <StatusBadge project={project} />
            </TableCell>
            <TableCell label={t('projects.column.owner')}>{project.ownerName}</TableCell>
            <TableCell label={t('projects.column.pieces')} end>
              {format.number(project.pieces)}
            </TableCell>
            <TableCell label={totalHead} end>
              {project.total ? format.money(project.total.amount, project.currency) : '–'}
            </TableCell>
            <TableCell label={t('projects.column.edited')} end>
              {format.ago(project.updatedAt, now)}
            </TableCell>
            <TableCell card="corner" end>
              <ProjectMenu project={project} />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </TableFrame>
  );
};

const StatusBadge = ({ project: { status, order, linesToMend } }: { project: ProjectListItem }) => {
  const { t } = useTranslation('eproject');
  if (linesToMend > 0) return <Badge tone="attention">{t('projects.toMend', { count: linesToMend })}</Badge>;
  return status === PROJECT_STATUS.ORDER ? (
    <Badge tone="success">{order ? t('projects.ordered', { orderId: order.orderId }) : t('projects.status.2')}</Badge>
  ) : (
    <Badge tone="accent">{t('projects.status.1')}</Badge>
  );
};
