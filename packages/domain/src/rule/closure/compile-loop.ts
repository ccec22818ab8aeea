import { SCRIPT_LIMITS } from '../limits.data';
import type { LoopName } from '../typing/typed-node';
import { as, type Closure, type Compiled, canAnyBreak, type Frame, nodesOf } from './closure';
import { type Deciding, decideDespite } from './decide-despite';
import { breakRun, burn, type RunState } from './run-state';

/** Parts of every loop: its list and body, and the cost of an iteration. */
export interface LoopParts {
  readonly state: RunState;
  readonly list: Closure<readonly unknown[]>;
  readonly body: Closure;
  /** Slot that keeps the value of the scope around the loop for its body, if the body reads it. */
  readonly outer: Frame | undefined;
  readonly canListBreak: boolean;
  readonly canBodyBreak: boolean;
  /** Fuel of one iteration. */
  readonly cost: number;
  readonly offset: number;
}

const NO_ITEMS: readonly unknown[] = [];
const NODES_PER_FUEL = 4;
/** A body of more nodes pays for each of them, so that fuel bounds the time of long bodies too. */
const SHORT_BODY_NODES = 16;

/** The parts of a loop from its compiled list and body. */
export function loopParts(state: RunState, list: Compiled, body: Compiled, outer: Frame | undefined, offset: number): LoopParts {
  return {
    state,
    list: as<readonly unknown[]>(list),
    body: body.run,
    outer,
    canListBreak: list.canBreak,
    canBodyBreak: body.canBreak,
    cost: body.nodes > SHORT_BODY_NODES ? body.nodes : 1 + Math.floor(body.nodes / NODES_PER_FUEL),
    offset,
  };
}

/** `all`, `exists`, `exists_one`, `filter` or `map` (RU16). */
export function compileLoop(loop: LoopName, parts: LoopParts, list: Compiled, body: Compiled): Compiled {
  const run = loop === 'all' || loop === 'exists' ? deciding(loop === 'exists', parts) : collecting(loop, parts);
  return { run, canBreak: loop === 'map' || canAnyBreak([list, body]), nodes: nodesOf([list]) };
}

/** The size of a filtered list without making it. */
export function compileCount(parts: LoopParts, list: Compiled, body: Compiled): Compiled {
  return { run: counted(parts), canBreak: canAnyBreak([list, body]), nodes: nodesOf([list]) };
}

function collecting(loop: LoopName, parts: LoopParts): Closure {
  if (loop === 'map') return mapped(parts);
  if (loop === 'filter') return filtered(parts);
  const count = counted(parts);
  return (here) => count(here) === 1;
}

/** The list of a loop; an empty one when making it broke, since its items are then not what they seem. */
function itemsOf({ state, list, outer, canListBreak }: LoopParts): Closure<readonly unknown[]> {
  if (outer === undefined && !canListBreak) return list;
  return (here) => {
    const items = list(here);
    if (outer !== undefined) outer.value = here;
    return canListBreak && state.broken !== undefined ? NO_ITEMS : items;
  };
}

function deciding(wanted: boolean, parts: LoopParts): Closure<boolean> {
  if (parts.canBodyBreak) return recovering(wanted, parts);
  const { state, cost, offset } = parts;
  const test = parts.body as Closure<boolean>;
  const itemsAt = itemsOf(parts);
  return (here) => {
    const items = itemsAt(here);
    for (let index = 0; index < items.length; index += 1) {
      state.fuel -= cost;
      if (state.fuel < 0) return burn(state, 0, offset);
      if (test(items[index]) === wanted) return wanted;
    }
    return !wanted;
  };
}

/** As `&&` and `||`: an item that decides makes up for one that breaks (RU11). */
function recovering(wanted: boolean, parts: LoopParts): Closure<boolean> {
  const { state, cost, offset } = parts;
  const deciding: Deciding = { wanted, cost, offset };
  const test = parts.body as Closure<boolean>;
  const itemsAt = itemsOf(parts);
  return (here) => decideDespite(state, deciding, itemsAt(here), test, here);
}

function counted(parts: LoopParts): Closure<number> {
  const { state, cost, offset } = parts;
  const test = parts.body as Closure<boolean>;
  const itemsAt = itemsOf(parts);
  return (here) => {
    const items = itemsAt(here);
    let count = 0;
    for (let index = 0; index < items.length; index += 1) {
      state.fuel -= cost;
      if (state.fuel < 0) {
        burn(state, 0, offset);
        return 0;
      }
      if (test(items[index])) count += 1;
    }
    return count;
  };
}

function filtered(parts: LoopParts): Closure<readonly unknown[]> {
  const { state, cost, offset } = parts;
  const test = parts.body as Closure<boolean>;
  const itemsAt = itemsOf(parts);
  return (here) => {
    const items = itemsAt(here);
    const kept: unknown[] = [];
    for (let index = 0; index < items.length; index += 1) {
      if (!burn(state, cost, offset)) return NO_ITEMS;
      const item = items[index];
      if (!test(item)) continue;
      if (!burn(state, 1, offset)) return NO_ITEMS;
      kept.push(item);
    }
    return kept;
  };
}

function mapped(parts: LoopParts): Closure<readonly unknown[]> {
  const { state, body, cost, offset } = parts;
  const itemsAt = itemsOf(parts);
  return (here) => {
    const items = itemsAt(here);
    if (items.length > SCRIPT_LIMITS.listMade) {
      breakRun(state, 'rule.value-too-long', offset);
      return NO_ITEMS;
    }
    const made: unknown[] = [];
    for (let index = 0; index < items.length; index += 1) {
      if (!burn(state, cost + 1, offset)) return NO_ITEMS;
      made.push(body(items[index]));
    }
    return made;
  };
}
