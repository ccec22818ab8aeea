import { useTranslation } from '@candil/i18n/react';
import { CommandPalette } from '@candil/ui-kit/command-palette';
import { Picture } from '@candil/ui-kit/picture';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { PaletteEntry } from './palette-entry';
import { usePaletteEntries } from './use-palette-entries';

const PICTURED: readonly PaletteEntry['group'][] = ['products', 'projects', 'favourites', 'recent'];

/** Search and go: one field, one list, all by the keyboard. */
export const PaletteDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common-front');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { entries, term, hasFailed, isSearching } = usePaletteEntries(typed);
  return (
    <CommandPalette
      open
      onOpenChange={(open) => !open && onClose()}
      label={t('shell.palette.title')}
      placeholder={t('shell.palette.placeholder')}
      value={typed}
      onValueChange={setTyped}
      loading={isSearching}
      statusText={isSearching ? t('shell.palette.searching') : t('shell.palette.results', { count: entries.length })}
      empty={hasFailed ? t('shell.palette.failed') : t('shell.palette.nothing', { term })}
      entries={entries.map((entry) => ({
        id: entry.id,
        to: entry.to,
        group: t(entry.group === 'favourites' || entry.group === 'recent' ? `shell.models.${entry.group}` : `shell.palette.${entry.group}`),
        label: (
          <>
            {entry.label}
            {entry.code && <span className="ms-2.5 font-mono text-sm text-muted">{entry.code}</span>}
          </>
        ),
        detail: entry.detail,
        media: PICTURED.includes(entry.group) && <Picture src={entry.image} alt="" className="size-9 shrink-0 rounded-md!" />,
      }))}
      onSelect={({ to }) => {
        onClose();
        void navigate(to);
      }}
    />
  );
};
