import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { logicalKey } from '../reading-direction/reading-direction';
import { nodeByText, type VisibleNode } from './tree-node';

/** Letters typed within this time belong to one word, in ms. */
const TYPE_AHEAD_MS = 500;

interface TreeKeysOptions {
  root: RefObject<HTMLElement | null>;
  visible: readonly VisibleNode[];
  expanded: ReadonlySet<string>;
  onExpand: (ids: readonly string[], open: boolean) => void;
  onPress: (id: string) => void;
  onMove: (id: string) => void;
}

/** The keys of a tree by the ARIA pattern. */
export const useTreeKeys = ({ root, visible, expanded, onExpand, onPress, onMove }: TreeKeysOptions) => {
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  const goTo = (id: string | undefined) => {
    if (id === undefined) return;
    onMove(id);
    root.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const typeAhead = (event: KeyboardEvent, from: number) => {
    const goesOn = event.timeStamp - typed.current.at < TYPE_AHEAD_MS;
    typed.current = { text: (goesOn ? typed.current.text : '') + event.key, at: event.timeStamp };
    goTo(nodeByText(visible, from, typed.current.text));
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const from = visible.findIndex(({ node }) => node.id === (event.target as HTMLElement).dataset?.node);
    const here = visible[from];
    if (!here || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const { node, parent, siblings } = here;
    const isOpen = node.children !== undefined && expanded.has(node.id);
    switch (logicalKey(event)) {
      case 'ArrowDown':
        goTo(visible[from + 1]?.node.id);
        break;
      case 'ArrowUp':
        goTo(visible[from - 1]?.node.id);
        break;
      case 'ArrowRight':
        if (isOpen) goTo(node.children?.[0]?.id);
        else if (node.children) onExpand([node.id], true);
        break;
      case 'ArrowLeft':
        if (isOpen) onExpand([node.id], false);
        else goTo(parent);
        break;
      case 'Home':
        goTo(visible[0]?.node.id);
        break;
      case 'End':
        goTo(visible.at(-1)?.node.id);
        break;
      case 'Enter':
      case ' ':
        onPress(node.id);
        break;
      case '*':
        onExpand(
          siblings.flatMap((sibling) => (sibling.children ? sibling.id : [])),
          true,
        );
        break;
      default:
        if (event.key.length !== 1) return;
        typeAhead(event, from);
    }
    event.preventDefault();
  };
};
