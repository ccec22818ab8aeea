import type { MissingPart, MissingParts } from '@candil/configurator';
import { useTranslation } from '@candil/i18n/react';
import { TextButton } from '@candil/ui-kit/button';
import { useKitTexts } from '@candil/ui-kit/kit-texts';
import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { isReplaced } from '../state/fetch-again';
import { missingParts } from '../state/missing-parts';

interface MissingNoticeProps {
  /** Parts of the editor beside those of the screen; absent where all belong to the screen. */
  readonly missing?: MissingParts;
  /** Loads the program anew; absent where unsaved work would be lost by it. */
  readonly onReload: (() => void) | undefined;
}

const NONE: MissingParts = createStore<readonly MissingPart[]>(() => []);

/**
 * Says that a part of the editor did not arrive, or is late, and offers the ways to it. It is there from the beginning: when it is
 * needed, nothing can be fetched.
 */
export const MissingNotice = ({ missing = NONE, onReload }: MissingNoticeProps) => {
  const { t } = useTranslation('editor');
  const { retry } = useKitTexts();
  const parts = [...useStore(missing), ...useStore(missingParts)];
  const [trial, setTrial] = useState<'running' | 'done'>();
  const [replaced, setReplaced] = useState<unknown>();
  const before = useRef<HTMLElement>(undefined);
  const failed = parts.find(({ isLate }) => !isLate);
  const cause = failed?.cause;
  const canReload = onReload !== undefined;
  useEffect(() => {
    if (canReload) void isReplaced(cause).then((is) => is && setReplaced(cause));
  }, [canReload, cause]);
  useEffect(() => {
    const askAgain = () => void askFor(missing);
    window.addEventListener('online', askAgain);
    return () => window.removeEventListener('online', askAgain);
  }, [missing]);
  const tryAgain = async () => {
    setTrial('running');
    // The button goes when all is there; the focus goes back to where it came from.
    if ((await askFor(missing)) === 0) before.current?.focus();
    setTrial('done');
  };
  const rememberFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement) before.current = relatedTarget;
  };
  const isGone = cause !== undefined && cause === replaced;
  return (
    <div role="status" data-print="hidden">
      {(parts.length > 0 || trial === 'running') && (
        <div className="flex flex-wrap gap-x-4 gap-y-1 bg-sunken px-3.5 py-3 text-sm">
          {t(isGone ? 'panels.missing.replaced' : failed === undefined ? 'panels.missing.late' : 'panels.missing.text')}
          {!isGone && (
            <TextButton aria-disabled={trial === 'running'} onFocus={rememberFocus} onClick={() => void tryAgain()}>
              {retry}
            </TextButton>
          )}
          {onReload && (isGone || trial === 'done') && <TextButton onClick={onReload}>{t('panels.missing.reload')}</TextButton>}
        </div>
      )}
    </div>
  );
};

/** Asks for everything that is missing, and returns how much still is. */
const askFor = async (missing: MissingParts): Promise<number> => {
  const all = () => [...missing.getState(), ...missingParts.getState()];
  await Promise.all(all().map(({ again }) => again()));
  return all().length;
};
