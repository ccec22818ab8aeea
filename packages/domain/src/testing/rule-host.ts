import { BOOL, compileScript, listOf, NUMBER, objectOf, optionalOf, type RuleHost, runScript, type ScriptFailure, STRING } from '../rule';
import { failureOf, successOf } from './results';

/** A lamp as the rules of these tests see it. */
export interface Lamp {
  readonly model: string;
  readonly control: string;
  readonly finish: string;
  readonly watts: number;
  readonly dimmable: boolean;
  /** Kilograms; missing where nobody weighed it. */
  readonly weight?: number | null;
  readonly tags: readonly string[];
  readonly children: readonly Lamp[];
  readonly parent?: Lamp | null;
}

export const lamp = (more: Partial<Lamp> = {}): Lamp => ({
  model: '0820',
  control: 'D',
  finish: '11',
  watts: 7,
  dimmable: true,
  tags: ['new', 'round'],
  children: [],
  ...more,
});

const FIELDS = {
  model: { type: STRING, read: (of: Lamp) => of.model },
  control: { type: STRING, read: (of: Lamp) => of.control },
  finish: { type: STRING, read: (of: Lamp) => of.finish },
  watts: { type: NUMBER, read: (of: Lamp) => of.watts },
  dimmable: { type: BOOL, read: (of: Lamp) => of.dimmable },
  weight: { type: optionalOf(NUMBER), read: (of: Lamp) => of.weight },
  tags: { type: listOf(STRING), read: (of: Lamp) => of.tags },
  children: { type: listOf(objectOf('Lamp')), read: (of: Lamp) => of.children },
  parent: { type: optionalOf(objectOf('Lamp')), read: (of: Lamp) => of.parent },
} as const;

export const LAMP_HOST: RuleHost<Lamp> = {
  variables: FIELDS,
  kinds: { Lamp: FIELDS },
  functions: {
    count: {
      parameters: [{ type: STRING, allowed: ['0820', '0162'] }],
      result: NUMBER,
      call: ({ children }, model: string) => children.filter((child) => child.model === model).length,
    },
    between: {
      parameters: [{ type: NUMBER }, { type: NUMBER }],
      result: BOOL,
      call: ({ watts }, low: number, high: number) => low <= watts && watts <= high,
    },
    heaviest: { parameters: [], result: NUMBER, call: ({ children }) => Math.max(0, ...children.map(({ weight }) => weight ?? 0)) },
  },
};

/** Outcome of a script for a lamp in one word, or the code and position of the break. */
export function outcomeOf(script: string, subject: Lamp = lamp(), fuel?: number): string {
  const outcome = runScript(successOf(compileScript(script, LAMP_HOST)), subject, fuel === undefined ? undefined : { fuel });
  return outcome.kind === 'broken' ? `${outcome.code} ${outcome.position.line}:${outcome.position.column}` : outcome.kind;
}

/** Why a script is none, its place as `line:column`. */
export function refusalOf(script: string): object {
  return shownFailure(failureOf(compileScript(script, LAMP_HOST)));
}

export function shownFailure({ position, ...problem }: ScriptFailure): object {
  return { ...problem, at: `${position.line}:${position.column}` };
}

/** The outcome of each script by the script. */
export function outcomesOf(scripts: readonly string[], subject: Lamp = lamp()): Record<string, string> {
  return Object.fromEntries(scripts.map((script) => [script, outcomeOf(script, subject)]));
}

/** All of these scripts with the same outcome, as `outcomesOf` returns it. */
export function all(scripts: readonly string[], outcome: string): Record<string, string> {
  return Object.fromEntries(scripts.map((script) => [script, outcome]));
}
