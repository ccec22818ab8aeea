import type { AuditLine } from '@candil/contract';

/** Facts beside a line in words, each under a name of `audit.detail`. */
export type FactName =
  | 'about'
  | 'company'
  | 'oldValue'
  | 'newValue'
  | 'clientCode'
  | 'provider'
  | 'until'
  | 'call'
  | 'flag'
  | 'number'
  | 'renamed'
  | 'lines';
export type FactValue =
  | { readonly kind: 'text'; readonly text: string }
  /** Text in the trail's own words: codes, calls, settings. */
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'role'; readonly rolId: number }
  | { readonly kind: 'instant'; readonly at: string };
export interface Fact {
  readonly name: FactName;
  readonly value: FactValue;
}

/** Places of the recorded details; ids of sessions, tokens and requests appear only in the file. */
const PLACES: Readonly<Record<string, FactName>> = {
  of: 'about',
  as: 'about',
  joining: 'about',
  invited: 'about',
  companyId: 'company',
  flag: 'flag',
  from: 'oldValue',
  roleFrom: 'oldValue',
  to: 'newValue',
  roleTo: 'newValue',
  clientCode: 'clientCode',
  provider: 'provider',
  until: 'until',
  call: 'call',
  requestNumber: 'number',
  renamed: 'renamed',
  lines: 'lines',
};
const CODES: ReadonlySet<FactName> = new Set(['call', 'flag', 'clientCode']);

const factValue = (name: FactName, key: string, text: string, { kind, names }: AuditLine): FactValue => {
  const isRole = key.startsWith('role') || (kind === 'role.changed' && (name === 'oldValue' || name === 'newValue'));
  if (isRole) return { kind: 'role', rolId: Number(text) };
  if (name === 'until' && !Number.isNaN(Date.parse(text))) return { kind: 'instant', at: text };
  const isSetting = kind === 'flag.changed' || kind === 'privileges.changed';
  if (CODES.has(name) || (isSetting && name !== 'about')) return { kind: 'code', text };
  return { kind: 'text', text: names[text] ?? text };
};

/** Returns the details of a line for people to read; empty ones are left out. */
export const factsOf = (line: AuditLine): readonly Fact[] =>
  Object.entries(line.details).flatMap(([key, text]) => {
    const name = PLACES[key];
    return name === undefined || text === '' ? [] : [{ name, value: factValue(name, key, text, line) }];
  });
