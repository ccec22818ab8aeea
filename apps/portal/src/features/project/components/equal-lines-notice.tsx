import type { Project } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Button } from '@candil/ui-kit/button';
import { Notice } from '@candil/ui-kit/notice';
import { equalLines, togetherStep } from '../model/equal-lines';
import type { ChangeProject } from './use-project-changes';

interface EqualLinesNoticeProps {
  readonly project: Pick<Project, 'products'>;
  readonly onChange: ChangeProject;
}

const NAMED_GROUPS_MAX = 5;

/** Lines that could be one, named, with the one step that makes them one; nothing where there are none. */
export const EqualLinesNotice = ({ project, onChange }: EqualLinesNoticeProps) => {
  const { t } = useTranslation('eproject');
  const groups = equalLines(project.products);
  if (groups.length === 0) return null;
  return (
    <Notice tone="accent" title={t('project.equal.title')}>
      <ul className="m-0 list-none p-0">
        {groups.slice(0, NAMED_GROUPS_MAX).map((lines) => (
          <li key={lines[0]._id}>{`${lines.map(({ tag }) => tag).join(' + ')} ${lines[0].modelName}`}</li>
        ))}
      </ul>
      <Button size="sm" className="mt-3" onClick={() => onChange(togetherStep(groups))}>
        {t('project.equal.together')}
      </Button>
    </Notice>
  );
};
