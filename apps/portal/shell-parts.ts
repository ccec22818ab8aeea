import { fileURLToPath } from 'node:url';
import type { Rolldown } from 'vite';

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const START = [path('src/app/main.tsx')];
const VISITOR = [path('src/app/visitor-app.tsx')];
const MEMBER = [path('src/app/portal-app.tsx'), path('src/app/member-frame.tsx')];

/** Modules with everything they import statically. */
const closureOf = (graph: ModuleGraph, entries: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (id: string) => {
    if (seen.has(id)) return;
    seen.add(id);
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return seen;
};

/**
 * Names the part of the build that a module of the shell belongs to, for one build. The bundler cuts wherever the users of two modules
 * differ by a single screen, which split the code that every signed-in page loads into sixty files of a few hundred bytes.
 */
export const shellParts = () => {
  let sets: { start: ReadonlySet<string>; visitor: ReadonlySet<string>; member: ReadonlySet<string> } | undefined;
  return (id: string, graph: ModuleGraph): string | null => {
    sets ??= { start: closureOf(graph, START), visitor: closureOf(graph, VISITOR), member: closureOf(graph, MEMBER) };
    // A module loaded by its own name keeps its file; the start waits for nothing that only a shell needs.
    const isEntry = (graph.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0;
    if (isEntry || sets.start.has(id) || !sets.member.has(id)) return null;
    return sets.visitor.has(id) ? 'everyone' : 'member';
  };
};
