import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { SORT_OPTIONS } from '@candil/domain';
import { useTranslation } from '@candil/i18n/react';
import { Dropdown } from '@candil/ui-kit/dropdown';
import { GridIcon, ListIcon, SearchIcon } from '@candil/ui-kit/icon';
import { SegmentedControl } from '@candil/ui-kit/segmented-control';
import { TextField } from '@candil/ui-kit/text-field';
import { useTypedSearch } from '../../../shared/use-typed-search';
import { type ListRequest, PROJECT_ROLES } from '../model/list-request';
import { VIEWS, type View } from '../model/use-view';

interface ProjectToolbarProps {
  readonly request: ListRequest;
  readonly onChange: (change: Partial<ListRequest>) => void;
  readonly view: View;
  readonly onViewChange: (view: View) => void;
}

const ALL = 'ALL';

/** Filters of the list: search, scope, order, grid or list. */
export const ProjectToolbar = ({ request, onChange, view, onViewChange }: ProjectToolbarProps) => {
  const { t } = useTranslation('eproject');
  const typed = useTypedSearch(request.search, (search) => onChange({ search }));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-3">
      <TextField
        label={t('projects.search')}
        hideLabel
        type="search"
        placeholder={t('projects.searchPlaceholder')}
        prefix={<SearchIcon size={18} />}
        {...typed}
        maxLength={SEARCH_TEXT_MAX}
        className="w-full md:w-80"
      />
      <Dropdown
        label={t('projects.role.label')}
        hideLabel
        className="max-md:grow"
        value={request.role ?? ALL}
        options={[ALL, ...PROJECT_ROLES].map((role) => ({ value: role, label: t(`projects.role.${role as typeof ALL}`) }))}
        onValueChange={(chosen) => onChange({ role: PROJECT_ROLES.find((role) => role === chosen) })}
      />
      <Dropdown
        label={t('projects.sort.label')}
        hideLabel
        className="max-md:grow"
        value={request.sortBy}
        options={SORT_OPTIONS.map((option) => ({ value: option, label: t(`projects.sort.${option}`) }))}
        onValueChange={(chosen) => onChange({ sortBy: SORT_OPTIONS.find((option) => option === chosen) ?? request.sortBy })}
      />
      <SegmentedControl
        label={t('projects.view.label')}
        className="md:ml-auto"
        value={view}
        onValueChange={(chosen) => onViewChange(VIEWS.find((each) => each === chosen) ?? view)}
        segments={[
          { value: 'grid', label: t('projects.view.grid'), icon: <GridIcon size={18} /> },
          { value: 'list', label: t('projects.view.list'), icon: <ListIcon size={18} /> },
        ]}
      />
    </div>
  );
};
