import { useEffect, useState } from 'react';
import { useKitTexts } from '../kit-texts/kit-texts';
import type { ShownToast } from './shown-toast';

/** Time the words stay for a screen reader, in ms; left longer, they would be read a second time with the page. */
const SAID_MS = 1000;

interface ToastAnnouncerProps {
  readonly label: string;
  readonly newest: ShownToast | undefined;
}

/**
 * Announces each new toast once, errors at once. The regions exist before anything is announced in them: some readers
 * miss text that comes with its region.
 */
export const ToastAnnouncer = ({ label, newest }: ToastAnnouncerProps) => {
  const texts = useKitTexts();
  const [said, setSaid] = useState<ShownToast>();
  useEffect(() => {
    setSaid(newest);
    const timer = setTimeout(() => setSaid(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [newest]);
  const commands = said && [said.action?.altText ?? (said.onUndo && texts.undo), said.alternative?.altText];
  const words = said && (
    <span key={said.id}>{[label, said.title, said.description, ...(commands ?? [])].filter((part) => part !== undefined).join(' ')}</span>
  );
  const isError = said?.tone === 'error';
  return (
    <>
      <span aria-live="polite" aria-atomic className="sr-only">
        {!isError && words}
      </span>
      <span aria-live="assertive" aria-atomic className="sr-only">
        {isError && words}
      </span>
    </>
  );
};
