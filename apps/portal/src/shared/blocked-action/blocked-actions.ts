import { USER_STATUS } from '@candil/domain';

/** Action that a user could not do yet, with the values of its forms. */
export interface BlockedAction {
  readonly id: string;
  /** Target of the action: path with query. */
  readonly path: string;
  /** Place where it was blocked: path with query. */
  readonly from: string;
  /** Values of the forms that were open there, by name. */
  readonly forms: Readonly<Record<string, unknown>>;
  readonly needs: 'signed-in' | 'QUALIFIED';
  /** Its account; absent = a visitor. */
  readonly userId?: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The user has returned to it; only unread form values are left. */
  readonly resumed?: true;
}

/** Account that resumes the action, as far as it matters here. */
interface Resumer {
  readonly userId: string;
  readonly status: number;
}

/** Blocked actions of this browser: any of its tabs resumes them. */
export interface BlockedActions {
  remember(action: Pick<BlockedAction, 'path' | 'from' | 'forms' | 'needs' | 'userId'>): void;
  /** The newest action that can be resumed; returned once. */
  resume(account: Resumer): BlockedAction | undefined;
  /** Values that were typed into a form at a path, without taking them. */
  formAt(path: string, name: string, account: Resumer): unknown;
  /** To be called when the form has its values back. */
  taken(path: string, name: string): void;
  /** Forgets the way back of someone who logs out; actions waiting for their qualification stay. */
  reset(userId: string | undefined): void;
}

/** Maximum number of kept actions. */
export const ACTIONS_KEPT = 5;
const STORED_UNDER = 'candil.blocked-actions';
const DAY = 86_400_000;
/** Qualification is decided by people and takes days; entries of a visitor could be read by the next user, so they expire soon. */
const LIFETIME_MILLISECONDS = { known: 30 * DAY, visitor: DAY / 12 };

/** Keeps blocked actions in `storage`; one that is full or closed loses them, never the screen. */
export const createBlockedActions = (storage: () => Storage, now: () => number, newId: () => string): BlockedActions => {
  const read = (): readonly BlockedAction[] => {
    try {
      const stored: unknown = JSON.parse(storage().getItem(STORED_UNDER) ?? '[]');
      return Array.isArray(stored) ? stored.filter(isAction).filter(isYoung) : [];
    } catch {
      return [];
    }
  };
  const isYoung = ({ at, userId }: BlockedAction): boolean => {
    const age = now() - at;
    return age >= 0 && age < LIFETIME_MILLISECONDS[userId === undefined ? 'visitor' : 'known'];
  };
  const write = (actions: readonly BlockedAction[]): void => {
    try {
      if (actions.length === 0) storage().removeItem(STORED_UNDER);
      else storage().setItem(STORED_UNDER, JSON.stringify(actions.slice(0, ACTIONS_KEPT)));
    } catch {
      // The action then has to be begun anew.
    }
  };
  const belongsTo = ({ userId }: BlockedAction, account: Resumer): boolean => userId === undefined || userId === account.userId;
  const isMet = ({ needs }: BlockedAction, { status }: Resumer): boolean => needs === 'signed-in' || status >= USER_STATUS.QUALIFIED;

  const isReady = (action: BlockedAction, account: Resumer): boolean =>
    !action.resumed && belongsTo(action, account) && isMet(action, account);

  return {
    remember: (action) => {
      const others = read().filter(({ path, userId }) => path !== action.path || userId !== action.userId);
      write([{ ...action, id: newId(), at: now() }, ...others]);
    },
    resume: (account) => {
      const actions = read();
      const found = actions.find((action) => isReady(action, account));
      if (!found) return undefined;
      const isSpent = Object.keys(found.forms).length === 0;
      write(actions.flatMap((action) => (action !== found ? action : isSpent ? [] : { ...action, resumed: true })));
      return found;
    },
    formAt: (path, name, account) =>
      read().find((action) => action.from === path && name in action.forms && belongsTo(action, account))?.forms[name],
    taken: (path, name) =>
      write(
        read().flatMap((action) => {
          if (action.from !== path || !(name in action.forms)) return action;
          const { [name]: _taken, ...forms } = action.forms;
          // An action whose target is the place where it was blocked has been returned to as well, even from the link of a mail.
          const isBack = action.resumed || action.path === path;
          return isBack && Object.keys(forms).length === 0 ? [] : { ...action, forms, ...(isBack && { resumed: true }) };
        }),
      ),
    reset: (userId) => write(read().filter((action) => action.userId !== userId || action.needs === 'QUALIFIED')),
  };
};

/** The blocked actions in the storage of this browser. */
export const blockedActionsOfBrowser = (): BlockedActions =>
  createBlockedActions(
    () => window.localStorage,
    Date.now,
    () => crypto.randomUUID(),
  );

const isAction = (value: unknown): value is BlockedAction => {
  if (typeof value !== 'object' || value === null) return false;
  const { id, path, from, forms, needs, at } = value as Partial<Record<keyof BlockedAction, unknown>>;
  return (
    typeof id === 'string' &&
    typeof path === 'string' &&
    typeof from === 'string' &&
    typeof forms === 'object' &&
    forms !== null &&
    (needs === 'signed-in' || needs === 'QUALIFIED') &&
    typeof at === 'number'
  );
};
