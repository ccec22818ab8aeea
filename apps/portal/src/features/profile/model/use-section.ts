import { useTranslation } from '@candil/i18n/react';
import { useToast } from '@candil/ui-kit/toast';
import { useState } from 'react';
import { useResumableForm, useResumedForm } from '../../../shared/blocked-action/use-resumable-form';
import { isVersionConflict } from '../../../shared/failure/is-version-conflict';

interface SectionParts<Values extends object> {
  /** Names the form where typed values outlive a sign-in. */
  readonly name: string;
  readonly saved: Values;
  readonly version: number;
  /** Sends the values on the version they were typed on. */
  readonly save: (body: Values & { readonly version: number }) => Promise<unknown>;
  /** Fetches the values saved now. */
  readonly reload: () => Promise<unknown>;
}

export interface Section<Values extends object> {
  /** Saved values, overridden by the typed ones. */
  readonly values: Values;
  readonly change: (part: Partial<Values>) => void;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Someone has saved something else meanwhile. */
  readonly isConflict: boolean;
  readonly submit: () => Promise<void>;
  /** Ways out of the conflict. */
  readonly keepMine: () => Promise<void>;
  readonly discardMine: () => Promise<void>;
}

/**
 * A part of the profile that saves by itself. Typed values stay until they are saved: after a failure, after a conflict of versions,
 * and when the session ended meanwhile.
 */
export const useSection = <Values extends object>({ name, saved, version, save, reload }: SectionParts<Values>): Section<Values> => {
  const { t } = useTranslation('eproject');
  const toast = useToast();
  const resumed = useResumedForm(name, (stored) => typedOf(saved, stored));
  const [typed, setTyped] = useState<Partial<Values>>(resumed ?? {});
  const [isSaving, setSaving] = useState(false);
  /** The version shown when typing began: a newer one may be loaded under the typed values, and saving on that would undo it unseen. */
  const [typedOn, setTypedOn] = useState(version);
  /** The current version, from the conflict. */
  const [savedVersion, setSavedVersion] = useState<number>();
  const values = { ...saved, ...typed };
  const isChanged = keysOf(typed).some((key) => typed[key] !== saved[key]);
  useResumableForm(name, isChanged ? typed : undefined);

  const sendOn = async (onVersion: number) => {
    setSaving(true);
    try {
      await save({ ...values, version: onVersion });
      setTyped({});
      setSavedVersion(undefined);
      toast.show({ title: t('profile.saved'), tone: 'success' });
    } catch (failure) {
      // Every other failure is shown by the layer for all actions.
      if (isVersionConflict(failure)) setSavedVersion(Number(failure.data.currentVersion));
    } finally {
      setSaving(false);
    }
  };

  return {
    values,
    change: (part) => {
      if (!isChanged) setTypedOn(version);
      setTyped({ ...typed, ...part });
    },
    isChanged,
    isSaving,
    isConflict: savedVersion !== undefined,
    submit: () => sendOn(typedOn),
    keepMine: () => sendOn(savedVersion ?? version),
    discardMine: async () => {
      await reload();
      setTyped({});
      setSavedVersion(undefined);
    },
  };
};

const keysOf = <Values extends object>(values: Values): (keyof Values)[] => Object.keys(values) as (keyof Values)[];

/** Returns the stored values that are still fields of the form and of the same kind. */
const typedOf = <Values extends object>(saved: Values, stored: unknown): Partial<Values> | undefined => {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const known = Object.entries(stored).filter(
    ([key, value]) => key in saved && (value === null || ['string', 'number', 'boolean'].includes(typeof value)),
  );
  return Object.fromEntries(known) as Partial<Values>;
};
