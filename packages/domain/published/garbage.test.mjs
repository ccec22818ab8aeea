import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as library from '../src/index';
import { garbageOf } from './garbage-of-type.mjs';
import { MADE } from './made-values.mjs';
import { checker, ownErrors, publicFunctions } from './public-functions.mjs';
import { UNTRUSTED } from './untrusted.data.mjs';

const OWN_ERRORS = ownErrors();
/** The cases are the same in every run, unless `FAST_CHECK_SEED` names others. */
const SEED = Number(process.env.FAST_CHECK_SEED ?? 1);
/** Seconds of processor for all the cases of one function. */
const MOST_SECONDS = 20;
/** Time after which a call counts as endless, however busy the machine is. */
const ENDLESS_MILLISECONDS = 300_000;
/** Error of a trial left open, which every later call would repeat. */
const LEFT_OPEN = /another trial is open/;

/** Searches a value for a number of this kind; a copy of the input in a failure is ignored. */
const holds = (value, isSuch) => {
  const open = [value];
  const seen = new Set();
  while (open.length > 0 && seen.size < 5000) {
    const part = open.pop();
    if (isSuch(part)) return true;
    if (typeof part === 'function') open.push(...(part.given ?? []));
    if (typeof part !== 'object' || part === null || seen.has(part)) continue;
    seen.add(part);
    if (part instanceof Map || part instanceof Set) open.push(...part.values());
    else for (const key of Object.keys(part)) if (key !== 'failure') open.push(part[key]);
  }
  return false;
};

/** Returns the complaint about how a call ended; undefined when it gave a value or threw an error of the library's own. */
const complaintOf = (call, args) => {
  const takesNoNumber = () => holds(args, (part) => typeof part === 'number' && !Number.isFinite(part));
  // Asked before, as the call may change what it is given, and after, as it may ask the functions that it is given.
  const wasGivenOne = takesNoNumber();
  try {
    const result = call(...args);
    const value = typeof result?.next === 'function' ? Array.from({ length: 1000 }, () => result.next().value) : result;
    return !wasGivenOne && holds(value, Number.isNaN) && !takesNoNumber() && 'makes a NaN of numbers';
  } catch (error) {
    if (LEFT_OPEN.test(error?.message)) return error.stack;
    const isOwn = (error instanceof RangeError || error instanceof TypeError) && OWN_ERRORS.some((pattern) => pattern.test(error.message));
    return !isOwn && (error?.stack?.split('\n').slice(0, 4).join('\n') ?? String(error));
  }
};

const shown = (args) => args.map((part) => inspect(part, { depth: 3, breakLength: 140 }).slice(0, 600)).join(', ');

/** Tries a law on the generator of each case. A failure names seed and path of its smallest case, not its values, which may be cyclic or too deep to print. */
const checkLaw = (law) => {
  const { failed, errorInstance, seed, counterexamplePath } = fc.check(fc.property(fc.gen(), law), { seed: SEED });
  if (failed) throw new Error(`${errorInstance?.message}\nseed ${seed}, path ${counterexamplePath}`, { cause: errorInstance });
};

/** Calls a function with the arguments of each case, which together take little processor time; an endless loop is ended and fails. */
const bears = ({ name, call }, argumentsOf) => {
  globalThis.candilCases = () =>
    checkLaw((draw) => {
      const garbage = garbageOf(draw, { made: MADE });
      const args = argumentsOf(garbage, draw);
      const target = call(library, (own) => MADE[own](garbage));
      const complaint = complaintOf(target, args);
      if (complaint) throw new Error(`${name}(${shown(args)}) ${complaint}`);
    });
  const before = process.cpuUsage();
  new Script('candilCases()').runInThisContext({ timeout: ENDLESS_MILLISECONDS });
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(MOST_SECONDS);
};

const isUntrusted = (name, parameter, type) =>
  checker.typeToString(type) === 'unknown' || (Object.hasOwn(UNTRUSTED, name) && UNTRUSTED[name].includes(parameter));
const takesAnything = ({ name, parameters }) => parameters.some((parameter) => isUntrusted(name, parameter.name, parameter.type));

describe.each(publicFunctions())('$name', (found) => {
  it('bears extreme values of its types', () => {
    bears(found, (garbage) => found.parameters.map(({ type, name }) => garbage.value(type, 0, name)));
  });

  const untrusted = found.parameters.filter(({ name, type }) => isUntrusted(found.name, name, type));
  if (untrusted.length === 0) return;
  it('bears anything where it trusts nothing', () => {
    bears(found, (garbage, draw) => {
      const spoilt = garbageOf(draw, { made: MADE, spoilt: 0.05 });
      return found.parameters.map((parameter) => {
        if (!untrusted.includes(parameter)) return garbage.value(parameter.type, 0, parameter.name);
        // Nearly what it wants, so that it looks further than at the first thing that is wrong.
        const shapes = [parameter.type, found.success].filter((type) => type && checker.typeToString(type) !== 'unknown');
        const shape = shapes[garbage.chance(shapes.length + 1)];
        return shape ? spoilt.value(shape) : garbage.anything();
      });
    });
  });
});

it('knows every function of the library', () => {
  const known = publicFunctions().flatMap(({ name }) => (name.includes('.') ? [] : [name]));
  const all = Object.entries(library).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []));
  expect(known.sort()).toEqual(all.sort());
});

it('tells its users every door for what comes from anywhere', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const [section = ''] = (readme.split('## What may come from anywhere\n')[1] ?? '').split('\n## ');
  const named = [...section.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  const doors = publicFunctions().filter(takesAnything);
  expect(named.filter((name) => Object.hasOwn(library, name)).sort()).toEqual(doors.map(({ name }) => name).sort());
});

it('takes any change in a session, refuses what is none, and goes on', () => {
  const { change } = Object.fromEntries(
    publicFunctions().flatMap(({ name, parameters }) => (name === 'tryChange' ? [['change', parameters[1]]] : [])),
  );
  checkLaw((draw) => {
    const spoilt = garbageOf(draw, { made: MADE, spoilt: 0.1 });
    const configuration = MADE.Configuration();
    const edited = library.createEditSession(configuration);
    const before = library.snapshotOf(configuration.tree);
    const changes = () => (spoilt.chance(2) ? spoilt.anything() : spoilt.value(change.type));
    const { value: gesture } = edited.begin('drag');
    for (let proposed = 0; proposed < 5; proposed += 1) gesture.propose(changes());
    gesture.cancel();
    expect(library.snapshotOf(configuration.tree)).toBe(before);
    for (let step = 0; step < 5; step += 1) edited.change(changes(), { label: 'step', at: step });
    while (edited.undo() !== undefined);
    expect(library.canonicalJson(library.snapshotOf(configuration.tree))).toBe(library.canonicalJson(before));
  });
});
