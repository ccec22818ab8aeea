import type { CDPSession } from 'playwright-core';

interface HeapSnapshot {
  readonly snapshot: { readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly [readonly string[]] } };
  readonly nodes: readonly number[];
}

/** What V8 and the browser keep for themselves: compiled code, its feedback, and entries of the timeline, which grow with use up to a limit. */
const NOT_OF_THE_PAGE = ['code', 'native', 'hidden', 'object shape', 'synthetic'];

/** Bytes of the objects, arrays, strings and functions that the page holds, after garbage collection. */
export const objectBytes = async (session: CDPSession): Promise<number> => {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [kind, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const left = new Set(NOT_OF_THE_PAGE.map((name) => types[0].indexOf(name)));
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) if (!left.has(nodes[at + kind] ?? 0)) bytes += nodes[at + size] ?? 0;
  return bytes;
};
