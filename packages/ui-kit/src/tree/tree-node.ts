import type { ReactNode } from 'react';

export interface TreeNode {
  readonly id: string;
  /** Its words, also searched when its name is typed. */
  readonly label: string;
  readonly icon?: ReactNode;
  /** Small and gray at the end: a count, a code. */
  readonly detail?: ReactNode;
  readonly children?: readonly TreeNode[];
  readonly disabled?: boolean;
}

/** A node that can be seen, with its place among its siblings. */
export interface VisibleNode {
  readonly node: TreeNode;
  /** From 1. */
  readonly level: number;
  readonly place: number;
  readonly siblings: readonly TreeNode[];
  readonly parent: string | undefined;
}

/** The nodes in sight, from top to bottom. */
export const visibleNodes = (
  nodes: readonly TreeNode[],
  expanded: ReadonlySet<string>,
  level = 1,
  parent: string | undefined = undefined,
): readonly VisibleNode[] =>
  nodes.flatMap((node, index) => [
    { node, level, place: index + 1, siblings: nodes, parent },
    ...(node.children && expanded.has(node.id) ? visibleNodes(node.children, expanded, level + 1, node.id) : []),
  ]);

/** Returns the next node whose words start with the typed text; one letter again and again goes round. */
export const nodeByText = (visible: readonly VisibleNode[], from: number, typed: string): string | undefined => {
  const isOneLetter = [...typed].every((letter) => letter === typed[0]);
  const wanted = (isOneLetter ? (typed[0] ?? '') : typed).toLocaleLowerCase();
  const start = isOneLetter ? from + 1 : from;
  return visible
    .map((_, index) => visible[(start + index) % visible.length])
    .find((each) => each?.node.label.toLocaleLowerCase().startsWith(wanted))?.node.id;
};
