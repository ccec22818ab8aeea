import type { MethodName } from '../typing/typed-node';
import { as, type Closure, type CompileContext, type Compiled, canAnyBreak, folded, nodesOf } from './closure';
import { burn, fuelOfText, type RunState } from './run-state';

/** `startsWith`, `endsWith` and `contains` of strings, by UTF-16 units (RU15). */
export function compileStringTest(
  context: CompileContext,
  method: Exclude<MethodName, 'size'>,
  target: Compiled,
  part: Compiled,
  offset: number,
): Compiled {
  const text = as<string>(target);
  const run = method === 'contains' ? contains(context.state, text, as<string>(part), offset) : endTest(method, text, part);
  return folded(context, { run, canBreak: canAnyBreak([target, part]), nodes: nodesOf([target, part]) }, [target, part]);
}

function endTest(method: 'startsWith' | 'endsWith', text: Closure<string>, part: Compiled): Closure<boolean> {
  const wanted = part.constant?.value;
  if (typeof wanted === 'string') {
    if (method === 'endsWith') return (here) => text(here).endsWith(wanted);
    const code = wanted.charCodeAt(0);
    return wanted.length === 1 ? (here) => text(here).charCodeAt(0) === code : (here) => text(here).startsWith(wanted);
  }
  const read = as<string>(part);
  return method === 'endsWith' ? (here) => text(here).endsWith(read(here)) : (here) => text(here).startsWith(read(here));
}

/** Searching takes up to the product of both lengths, and pays for it. */
function contains(state: RunState, text: Closure<string>, part: Closure<string>, offset: number): Closure<boolean> {
  return (here) => {
    const whole = text(here);
    const wanted = part(here);
    return burn(state, fuelOfText(whole.length * wanted.length), offset) && whole.includes(wanted);
  };
}

/** The number of characters (code points) of a string, or of elements of a list (RU15, RU16). */
export function compileSize(context: CompileContext, isString: boolean, target: Compiled, offset: number): Compiled {
  const { state } = context;
  const text = as<string>(target);
  const list = as<readonly unknown[]>(target);
  const run: Closure<number> = isString ? (here) => characters(state, text(here), offset) : (here) => list(here).length;
  return folded(context, { run, canBreak: target.canBreak, nodes: nodesOf([target]) }, [target]);
}

function characters(state: RunState, text: string, offset: number): number {
  if (!burn(state, fuelOfText(text.length), offset)) return 0;
  let { length } = text;
  for (let index = 1; index < text.length; index += 1) {
    const isLow = (text.charCodeAt(index) & 0xfc00) === 0xdc00;
    if (isLow && (text.charCodeAt(index - 1) & 0xfc00) === 0xd800) length -= 1;
  }
  return length;
}
