import { useEffect, useRef } from 'react';
import type { DraftHandle } from '../../../shared/draft/use-draft';
import { type Configuration, isSameConfiguration } from '../model/configuration';
import type { KeptConfiguration } from '../model/draft-form';

interface Kept {
  readonly draft: DraftHandle<KeptConfiguration>;
  readonly configuration: Configuration;
  /** State that needs no keeping: the fresh start, or the saved line. */
  readonly unchanged: Configuration;
  readonly label: { readonly title: string; readonly href: string; readonly image: string };
}

/** Keeps the configuration on this device with every change, and drops it when everything is as it was. */
export const useKeptDraft = ({ draft, configuration, unchanged, label }: Kept): void => {
  const opened = useRef(configuration);
  const { keep, clear } = draft;
  const clearLast = useRef(clear);
  const { title, href, image } = label;
  useEffect(() => {
    // Looking at a product, or following a link to one, is no work yet.
    if (configuration === opened.current) return;
    // Another model is another draft; the one before has become it.
    if (clearLast.current !== clear) clearLast.current();
    clearLast.current = clear;
    if (isSameConfiguration(configuration, unchanged)) clear();
    else keep({ ...configuration, keptAt: new Date().toISOString() }, { title, href, image });
  }, [keep, clear, configuration, unchanged, title, href, image]);
};
