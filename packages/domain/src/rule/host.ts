import { KEYWORDS, RESERVED_WORDS } from './syntax/words.data';
import { describeType, type RuleType } from './typing/rule-type';

/** A field of an object kind, or a variable of the subject. `read` answers what the type says: numbers finite, lists never sparse. */
export interface RuleField<Owner> {
  /** Type of the value. */
  readonly type: RuleType;
  /** Reads the value of an owner. */
  readonly read: (owner: Owner) => unknown;
}

/** Parameter of a function; with `allowed`, a literal has to be one of them. */
export interface RuleParameter {
  /** Type of the argument. */
  readonly type: RuleType;
  /** Allowed texts; absent = any. */
  readonly allowed?: readonly string[];
}

/** A function of the host: pure, quick and never running the script that calls it. */
export interface RuleFunction<Subject> {
  /** In their order. */
  readonly parameters: readonly RuleParameter[];
  /** Type of the result. */
  readonly result: RuleType;
  /** Computes the result for a subject. */
  readonly call: (subject: Subject, ...args: never[]) => unknown;
}

/** Everything a script can see: nothing else of the program is reachable (RU6). */
export interface RuleHost<Subject> {
  /** Names that stand for something of the element that is looked at. */
  readonly variables: Readonly<Record<string, RuleField<Subject>>>;
  /** Object kinds by name, and the fields of each. */
  readonly kinds: Readonly<Record<string, Readonly<Record<string, RuleField<never>>>>>;
  /** Names that are called with arguments. */
  readonly functions: Readonly<Record<string, RuleFunction<Subject>>>;
}

/** A name that a script may use, as an editor offers it. */
export interface RuleName {
  /** Use in a script. */
  readonly kind: 'variable' | 'field' | 'function';
  /** Name in a script. */
  readonly name: string;
  /** The kind of object that has the field. */
  readonly owner?: string;
  /** Parameters of a function, in order, each with its type and its allowed texts. */
  readonly parameters?: readonly { readonly type: string; readonly allowed?: readonly string[] }[];
  /** Its type or result, as messages show it: `list(string)`, `number?`. */
  readonly type: string;
}

/** The host with maps instead of objects, so that no name of a prototype is one of its names. */
export interface ReadyHost {
  readonly variables: ReadonlyMap<string, RuleField<unknown>>;
  readonly kinds: ReadonlyMap<string, ReadonlyMap<string, RuleField<unknown>>>;
  readonly functions: ReadonlyMap<string, RuleFunction<unknown>>;
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const TAKEN: ReadonlySet<string> = new Set([...KEYWORDS, ...RESERVED_WORDS, 'size']);
const readyHosts = new WeakMap<object, ReadyHost>();

/** The names of a host with their types, for completions in a rule editor (RU24). */
export function namesOf<Subject>(host: RuleHost<Subject>): readonly RuleName[] {
  const { variables, kinds, functions } = readyHostOf(host);
  return [
    ...[...variables].map(([name, { type }]): RuleName => ({ kind: 'variable', name, type: describeType(type) })),
    ...[...functions].map(([name, { parameters, result }]): RuleName => {
      const shown = parameters.map(({ type, allowed }) => ({ type: describeType(type), ...(allowed && { allowed }) }));
      return { kind: 'function', name, parameters: shown, type: describeType(result) };
    }),
    ...[...kinds].flatMap(([owner, fields]) =>
      [...fields].map(([name, { type }]): RuleName => ({ kind: 'field', name, owner, type: describeType(type) })),
    ),
  ];
}

/** The host's maps, made once; throws on a name that no script could say. */
export function readyHostOf<Subject>(host: RuleHost<Subject>): ReadyHost {
  const known = readyHosts.get(host);
  if (known !== undefined) return known;
  // The maps forget who the owners are; the checker gives each reader only owners of its kind.
  const ready = {
    variables: mapOf(host.variables),
    kinds: new Map([...mapOf(host.kinds)].map(([name, fields]) => [name, mapOf(fields)])),
    functions: mapOf(host.functions),
  } as unknown as ReadyHost;
  readyHosts.set(host, ready);
  return ready;
}

function mapOf<T>(record: Readonly<Record<string, T>>): ReadonlyMap<string, T> {
  for (const name of Object.keys(record)) {
    if (!NAME.test(name) || TAKEN.has(name)) throw new RangeError(`"${name}" is no name that a rule can use`);
  }
  return new Map(Object.entries(record));
}
