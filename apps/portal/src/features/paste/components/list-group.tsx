import { useTranslation } from '@candil/i18n/react';
import { type ReactNode, useId } from 'react';
import type { ListLine } from '../model/list-lines';
import { type LineActions, ListRow } from './list-row';

interface ListGroupProps {
  readonly title: string;
  readonly lines: readonly ListLine[];
  readonly actions: LineActions;
  /** At the right end of the title. */
  readonly command?: ReactNode;
}

/** Lines of one kind; nothing where there are none. */
export const ListGroup = ({ title, lines, actions, command }: ListGroupProps) => {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-6 first:mt-0">
      <div className="mb-1 flex min-h-8 flex-wrap items-center justify-between gap-2">
        <h3 id={id} className="m-0 text-base font-semibold">
          {title}
        </h3>
        {command}
      </div>
      <ul className="m-0 list-none rounded-card border border-hairline bg-surface px-4 py-0">
        {lines.map((line) => (
          <ListRow key={line.id} line={line} actions={actions} />
        ))}
      </ul>
    </section>
  );
};

/** Lines without a product, listed so that no line is missing. */
export const IgnoredLines = ({ lines, reason }: { lines: readonly ListLine[]; reason: (line: ListLine) => string }) => {
  const { t } = useTranslation('eproject');
  if (lines.length === 0) return null;
  return (
    <details className="mt-6">
      <summary className="cursor-pointer text-sm text-muted">{t('paste.group.ignored', { count: lines.length })}</summary>
      <ul className="m-0 mt-2 flex list-none flex-col gap-1 p-0 text-sm">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-wrap gap-x-3">
            <span className="font-mono break-words">{line.text}</span>
            <span className="text-muted">{`${t('paste.line', { line: line.line })} · ${reason(line)}`}</span>
          </li>
        ))}
      </ul>
    </details>
  );
};
