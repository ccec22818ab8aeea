import type { EmbedComposition, EmbedOffer } from '@candil/contract';
import { useTranslation } from '@candil/i18n/react';
import { Picture } from '@candil/ui-kit/picture';
import { Pressable } from '@candil/ui-kit/pressable';
import { useToast } from '@candil/ui-kit/toast';
import { useState } from 'react';

export interface PresetStartersProps {
  readonly presets: EmbedOffer['presets'];
  readonly load: (id: string) => Promise<EmbedComposition>;
  readonly onChosen: (composition: EmbedComposition) => Promise<unknown>;
}

/** Compositions to begin with. */
export const PresetStarters = ({ presets, load, onChosen }: PresetStartersProps) => {
  const { t } = useTranslation('editor');
  const toast = useToast();
  const [loading, setLoading] = useState<string>();
  const choose = async (id: string) => {
    setLoading(id);
    try {
      await onChosen(await load(id));
    } catch {
      toast.show({ title: t('embed.unavailable'), tone: 'error' });
    }
    setLoading(undefined);
  };
  return (
    <ul aria-label={t('embed.presets')} className="m-0 grid list-none grid-cols-2 gap-3 p-0">
      {presets.map(({ id, name, picture }) => (
        <li key={id}>
          <Pressable
            aria-busy={loading === id}
            onClick={() => void choose(id)}
            className="flex h-full w-full flex-col overflow-hidden rounded-card border border-hairline bg-surface text-text transition-colors hover:border-faint"
          >
            <Picture src={picture} alt="" ratio={4 / 3} className="rounded-none" />
            <span className="p-2 text-sm font-semibold">{name}</span>
          </Pressable>
        </li>
      ))}
    </ul>
  );
};
