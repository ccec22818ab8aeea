import { FLAG_LIST_MAX, type FlagSetting } from '@candil/contract';
import { parseEmail, TOGGLE_SETS, type ToggleSet } from '@candil/domain';

/** Setting of a flag in a set: none, on, off, or on for a share of people. */
export type ChoiceKind = 'start' | 'on' | 'off' | 'share';
interface SetChoice {
  readonly kind: ChoiceKind;
  /** As typed; used with `share`. */
  readonly percent: string;
}

/** The settings of a flag as a person edits them. */
export interface FlagForm {
  readonly sets: Readonly<Record<ToggleSet, SetChoice>>;
  readonly emails: string;
  readonly subFamilies: string;
  readonly applications: string;
}

/** Fault of a field: the wrong value, or the possible number. */
export type FlagFault = { readonly kind: 'percent' | 'many' } | { readonly kind: 'emails' | 'ids'; readonly value: string };
export type FlagField = ToggleSet | 'emails' | 'subFamilies' | 'applications';
export type FlagFaults = Readonly<Partial<Record<FlagField, FlagFault>>>;

const choiceOf = (value: boolean | number | undefined): SetChoice => {
  if (value === undefined) return { kind: 'start', percent: '' };
  if (typeof value === 'boolean') return { kind: value ? 'on' : 'off', percent: '' };
  return { kind: 'share', percent: String(Math.round(value * 10_000) / 100) };
};

export const formOf = ({ sets, emails, subFamilyIds, applicationIds }: FlagSetting): FlagForm => ({
  sets: { DEV: choiceOf(sets.DEV), NEWPRO: choiceOf(sets.NEWPRO), PRO: choiceOf(sets.PRO) },
  emails: emails.join('\n'),
  subFamilies: (subFamilyIds ?? []).join(', '),
  applications: (applicationIds ?? []).join(', '),
});

const partsOf = (text: string): string[] => text.split(/[\s,;]+/).filter((part) => part !== '');

/** A share from 0 to 1; undefined when it is none. A comma may stand for the point. */
const shareOf = (percent: string): number | undefined => {
  const value = /^\d{1,3}([.,]\d{1,2})?$/.test(percent.trim()) ? Number(percent.trim().replace(',', '.')) : Number.NaN;
  return value >= 0 && value <= 100 ? Math.round(value * 100) / 10_000 : undefined;
};

const idsFault = (text: string): FlagFault | undefined => {
  const parts = partsOf(text);
  const wrong = parts.find((part) => !/^[1-9]\d{0,8}$/.test(part));
  if (wrong !== undefined) return { kind: 'ids', value: wrong };
  return parts.length > FLAG_LIST_MAX ? { kind: 'many' } : undefined;
};

const emailsFault = (text: string): FlagFault | undefined => {
  const parts = partsOf(text);
  const wrong = parts.find((part) => !parseEmail(part).ok);
  if (wrong !== undefined) return { kind: 'emails', value: wrong };
  return parts.length > FLAG_LIST_MAX ? { kind: 'many' } : undefined;
};

/** Finds the faults to correct before the form can be sent; empty = none. */
export const faultsOf = (form: FlagForm): FlagFaults => {
  const emails = emailsFault(form.emails);
  const subFamilies = idsFault(form.subFamilies);
  const applications = idsFault(form.applications);
  const unreadable = TOGGLE_SETS.filter((set) => form.sets[set].kind === 'share' && shareOf(form.sets[set].percent) === undefined);
  return {
    ...Object.fromEntries(unreadable.map((set) => [set, { kind: 'percent' }])),
    ...(emails && { emails }),
    ...(subFamilies && { subFamilies }),
    ...(applications && { applications }),
  };
};

const choiceValue = ({ kind, percent }: SetChoice): boolean | number | undefined => {
  if (kind === 'start') return undefined;
  return kind === 'share' ? shareOf(percent) : kind === 'on';
};

const idsOf = (text: string): number[] | null => {
  const ids = partsOf(text).map(Number);
  return ids.length === 0 ? null : ids;
};

/** Builds the settings to send from a form without faults. */
export const settingsOf = (form: FlagForm) => {
  const values = TOGGLE_SETS.flatMap((set) => {
    const value = choiceValue(form.sets[set]);
    return value === undefined ? [] : [[set, value] as const];
  });
  return {
    sets: Object.fromEntries(values) as FlagSetting['sets'],
    emails: partsOf(form.emails),
    subFamilyIds: idsOf(form.subFamilies),
    applicationIds: idsOf(form.applications),
  };
};
