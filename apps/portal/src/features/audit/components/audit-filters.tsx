import { AUDIT_GROUPS } from '@candil/contract/audit-kinds';
import { SEARCH_TEXT_MAX } from '@candil/contract/lengths';
import { useLanguage, useTranslation } from '@candil/i18n/react';
import { DatePicker } from '@candil/ui-kit/date-picker';
import { SearchIcon } from '@candil/ui-kit/icon';
import { NativeSelect } from '@candil/ui-kit/native-select';
import { TextField } from '@candil/ui-kit/text-field';
import { useTypedSearch } from '../../../shared/use-typed-search';
import type { AuditRequest } from '../model/audit-request';

interface AuditFiltersProps {
  readonly request: AuditRequest;
  readonly onChange: (next: Partial<AuditRequest>) => void;
}

/** Filters by person or subject, by kind, and by time. */
export const AuditFilters = ({ request, onChange }: AuditFiltersProps) => {
  const { t } = useTranslation('eproject');
  const { language } = useLanguage();
  const typed = useTypedSearch(request.search, (search) => onChange({ search }));
  return (
    <search className="mt-6 grid grid-cols-2 items-end gap-x-3 gap-y-3 sm:gap-x-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,1.4fr)_11rem_11rem]">
      <TextField
        className="max-sm:col-span-2"
        label={t('audit.search')}
        type="search"
        prefix={<SearchIcon size={18} />}
        {...typed}
        maxLength={SEARCH_TEXT_MAX}
        autoComplete="off"
        spellCheck={false}
      />
      <NativeSelect
        className="max-sm:col-span-2"
        label={t('audit.kindOf')}
        showLabel
        look="field"
        options={[
          { value: '', label: t('audit.group.all') },
          ...AUDIT_GROUPS.map((group) => ({ value: group, label: t(`audit.group.${group}`) })),
        ]}
        value={request.group ?? ''}
        onValueChange={(chosen) => onChange({ group: AUDIT_GROUPS.find((group) => group === chosen) })}
      />
      <DatePicker
        label={t('audit.since')}
        locale={language}
        value={request.since}
        max={request.until || undefined}
        onValueChange={(since) => onChange({ since })}
      />
      <DatePicker
        label={t('audit.until')}
        locale={language}
        value={request.until}
        min={request.since || undefined}
        onValueChange={(until) => onChange({ until })}
      />
    </search>
  );
};
