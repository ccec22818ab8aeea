import type { AuditLine } from '@candil/contract';
import { AUDIT_KINDS } from '@candil/contract/audit-kinds';
import { useFormat, useTranslation } from '@candil/i18n/react';
import { TableBody, TableCell, TableFrame, TableHead, TableHeader, TableRow } from '@candil/ui-kit/table';
import { roleKey } from '../../../shared/people/people-words';
import { type Fact, type FactValue, factsOf } from '../model/facts-of';

const KINDS = Object.values(AUDIT_KINDS).flat();

/** Lines of the trail; where there is no room for a table, cards. */
export const AuditTable = ({ lines }: { readonly lines: readonly AuditLine[] }) => {
  const { t } = useTranslation('eproject');
  return (
    <TableFrame label={t('audit.title')}>
      <TableHead>
        <TableHeader>{t('audit.column.when')}</TableHeader>
        <TableHeader>{t('audit.column.kind')}</TableHeader>
        <TableHeader>{t('audit.column.who')}</TableHeader>
        <TableHeader>{t('audit.column.from')}</TableHeader>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </TableBody>
    </TableFrame>
  );
};

const Line = ({ line }: { readonly line: AuditLine }) => {
  const { t } = useTranslation('eproject');
  const { instant, time } = useFormat();
  const kind = KINDS.find((known) => known === line.kind);
  const facts = factsOf(line);
  return (
    <TableRow>
      <TableCell label={t('audit.column.when')} className="align-top whitespace-nowrap">
        <time dateTime={line.at} className="block tabular-nums">
          {instant(line.at)}
          <span className="block text-sm text-muted">{time(line.at)}</span>
        </time>
      </TableCell>
      <TableCell label={t('audit.column.kind')} card="wide" className="align-top">
        <span className="block font-medium text-pretty">{kind === undefined ? line.kind : t(`audit.kind.${kind}`)}</span>
        {facts.length > 0 && <Facts facts={facts} />}
      </TableCell>
      <TableCell label={t('audit.column.who')} className="align-top wrap-anywhere">
        {line.by ?? <span className="text-muted">{t('audit.nobody')}</span>}
        {line.byEmail !== null && <span className="block text-sm text-muted">{line.byEmail}</span>}
      </TableCell>
      <TableCell label={t('audit.column.from')} className="align-top wrap-anywhere">
        <span className="tabular-nums">{line.network ?? '–'}</span>
        {line.userAgent !== null && <span className="block text-sm text-muted">{line.device ?? line.userAgent}</span>}
      </TableCell>
    </TableRow>
  );
};

const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => {
  const { t } = useTranslation('eproject');
  return (
    <dl className="m-0 mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-sm text-muted">
      {facts.map(({ name, value }) => (
        <div key={name} className="flex min-w-0 gap-1.5">
          <dt className="shrink-0">{t(`audit.detail.${name}`)}:</dt>
          <dd className="m-0 min-w-0 wrap-anywhere text-text">
            <Value value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
};

const Value = ({ value }: { readonly value: FactValue }) => {
  const { t } = useTranslation('eproject');
  const { instant, time } = useFormat();
  if (value.kind === 'instant') return `${instant(value.at)}, ${time(value.at)}`;
  if (value.kind === 'code') return <code className="font-mono text-xs">{value.text}</code>;
  if (value.kind === 'text') return value.text;
  const role = roleKey(value.rolId);
  return role === undefined ? value.rolId : t(role);
};
