import { as, type Closure, type CompileContext, type Compiled, canAnyBreak, folded, nodesOf } from './closure';
import { burn } from './run-state';

/** `value in list`: a list of constants becomes a set, any other list is searched (RU12). */
export function compileMembership(context: CompileContext, value: Compiled, list: Compiled, offset: number): Compiled {
  const { state } = context;
  const { run: read } = value;
  const known = list.constant?.value as readonly unknown[] | undefined;
  const nodes = nodesOf([value, list]);
  if (known !== undefined) return folded(context, { run: isOneOf(read, known), canBreak: value.canBreak, nodes }, [value]);
  const items = as<readonly unknown[]>(list);
  const run: Closure<boolean> = (here) => {
    const wanted = read(here) ?? null;
    const all = items(here);
    if (!burn(state, all.length, offset)) return false;
    for (let index = 0; index < all.length; index += 1) if ((all[index] ?? null) === wanted) return true;
    return false;
  };
  return { run, canBreak: canAnyBreak([value, list]), nodes };
}

/** Few values are compared one by one, which is quicker than a set. */
function isOneOf(read: Closure, values: readonly unknown[]): Closure<boolean> {
  const [first, second, third] = values;
  if (values.includes(null)) {
    const set = new Set(values);
    return (here) => set.has(read(here) ?? null);
  }
  if (values.length === 1) return (here) => read(here) === first;
  if (values.length === 2) {
    return (here) => {
      const value = read(here);
      return value === first || value === second;
    };
  }
  if (values.length === 3) {
    return (here) => {
      const value = read(here);
      return value === first || value === second || value === third;
    };
  }
  const set = new Set(values);
  return (here) => set.has(read(here));
}
