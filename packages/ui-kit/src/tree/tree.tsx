import { clsx } from 'clsx';
import { type ComponentProps, useRef, useState } from 'react';
import { useControlled } from '../controlled/use-controlled';
import { ChevronRightIcon } from '../icon/icon';
import { joinRefs } from '../roving/group-label';
import { type TreeNode, visibleNodes } from './tree-node';
import { useTreeKeys } from './use-tree-keys';

export type { TreeNode } from './tree-node';

export interface TreeProps extends Omit<ComponentProps<'div'>, 'onSelect' | 'children' | 'defaultValue'> {
  /** Accessible name. */
  label: string;
  nodes: readonly TreeNode[];
  /** Ids of the open nodes. Undefined = the tree keeps them itself, from `defaultExpanded`. */
  expanded?: ReadonlySet<string>;
  defaultExpanded?: ReadonlySet<string>;
  onExpandedChange?: (expanded: ReadonlySet<string>) => void;
  /** Id of the chosen node; `null` = none. Undefined = the tree keeps it itself, from `defaultValue`. */
  value?: string | null;
  defaultValue?: string | null;
  onValueChange?: (value: string) => void;
}

const none: ReadonlySet<string> = new Set();

/**
 * Things inside things: spaces of a project, parts of a composition. One tab stop; up, down, Home and End move, right opens and goes in, left closes and
 * goes out, Enter and Space choose, `*` opens all siblings, letters find. State: `data-state` (`open`, `closed`) and `data-selected` on the items.
 */
export const Tree = ({
  label,
  nodes,
  expanded,
  defaultExpanded = none,
  onExpandedChange,
  value,
  defaultValue = null,
  onValueChange,
  className,
  ref,
  onKeyDown,
  ...rest
}: TreeProps) => {
  const root = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useControlled(expanded, defaultExpanded, onExpandedChange);
  const [chosen, setChosen] = useControlled<string | null>(value, defaultValue, (next) => next !== null && onValueChange?.(next));
  const [focused, setFocused] = useState<string>();
  const visible = visibleNodes(nodes, open);
  const isVisible = (id: string | null | undefined) => visible.some(({ node }) => node.id === id);
  const tabStop = [focused, chosen].find(isVisible) ?? visible[0]?.node.id;

  const expand = (ids: readonly string[], isOpen: boolean) => {
    const next = new Set(open);
    for (const id of ids) isOpen ? next.add(id) : next.delete(id);
    setOpen(next);
  };
  const press = (id: string) => {
    const node = visible.find((each) => each.node.id === id)?.node;
    if (!node?.disabled) setChosen(id);
  };
  const onTreeKey = useTreeKeys({ root, visible, expanded: open, onExpand: expand, onPress: press, onMove: setFocused });
  return (
    <div
      {...rest}
      ref={joinRefs(root, ref)}
      role="tree"
      aria-label={label}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        onTreeKey(event);
      }}
      className={clsx('flex flex-col text-base', className)}
    >
      {visible.map(({ node, level, place, siblings }) => {
        const isOpen = open.has(node.id);
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the tree hears the keys of all its items
          <div
            key={node.id}
            role="treeitem"
            aria-level={level}
            aria-posinset={place}
            aria-setsize={siblings.length}
            aria-expanded={node.children ? isOpen : undefined}
            aria-selected={node.id === chosen}
            aria-disabled={node.disabled || undefined}
            data-node={node.id}
            data-state={node.children && (isOpen ? 'open' : 'closed')}
            data-selected={node.id === chosen || undefined}
            tabIndex={node.id === tabStop ? 0 : -1}
            onFocus={() => setFocused(node.id)}
            onClick={() => press(node.id)}
            onDoubleClick={() => node.children && expand([node.id], !isOpen)}
            className="flex min-h-9 cursor-pointer items-center gap-1.5 rounded-sm pe-2.5 select-none hover:bg-hover focus-visible:-outline-offset-2 aria-disabled:cursor-default aria-disabled:text-muted data-selected:bg-accent-soft data-selected:font-medium"
            style={{ paddingInlineStart: `${(level - 1) * 1.25 + 0.25}rem` }}
          >
            <span
              aria-hidden
              onClick={(event) => {
                if (!node.children) return;
                event.stopPropagation();
                expand([node.id], !isOpen);
              }}
              className="flex size-6 shrink-0 items-center justify-center text-muted"
            >
              {node.children && (
                <ChevronRightIcon
                  size={16}
                  className={clsx('transition-transform duration-150', isOpen ? 'rotate-90' : 'rtl:-scale-x-100')}
                />
              )}
            </span>
            {node.icon && <span className="flex shrink-0 text-muted">{node.icon}</span>}
            <span className="min-w-0 grow truncate">{node.label}</span>
            {node.detail && <span className="shrink-0 text-sm font-normal text-muted">{node.detail}</span>}
          </div>
        );
      })}
    </div>
  );
};
