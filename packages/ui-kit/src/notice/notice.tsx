import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export type NoticeTone = 'accent' | 'attention' | 'neutral';

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `accent` = a proposal (lima), `attention` = a conflict (pink with a line), `neutral` = gray. */
  tone?: NoticeTone;
  title?: ReactNode;
  /** Ways out, each a full-width choice such as NoticeAction. */
  actions?: ReactNode;
}

const tones: Record<NoticeTone, string> = {
  accent: 'border-transparent bg-accent-soft',
  attention: 'border-attention bg-attention-soft',
  neutral: 'border-transparent bg-sunken',
};

/** A remark beside its subject: a sooner or cheaper choice, a conflict. Static; give a role if it appears later. */
export const Notice = ({ tone = 'accent', title, actions, className, children, ...rest }: NoticeProps) => (
  <div
    data-tone={tone}
    {...rest}
    className={clsx('rounded-control border px-3.5 py-3 text-sm text-pretty text-text', tones[tone], className)}
  >
    {title && <p className="m-0 font-semibold">{title}</p>}
    {children && <div className={clsx(title && 'mt-1 text-muted')}>{children}</div>}
    {actions && <div className="mt-2.5 flex flex-col gap-2">{actions}</div>}
  </div>
);

export interface NoticeActionProps extends ComponentProps<'button'> {
  /** Effect of accepting the suggestion, such as "−40 € · same week". */
  effect?: ReactNode;
}

/** One way out of a conflict, as a full-width white button. */
export const NoticeAction = ({ effect, className, children, ...rest }: NoticeActionProps) => (
  <button
    type="button"
    {...rest}
    className={clsx(
      'w-full rounded-md border border-hairline bg-surface px-3 py-2 text-start text-sm text-text transition-colors hover:border-text disabled:opacity-45',
      className,
    )}
  >
    {children}
    {effect && <span className="text-muted"> · {effect}</span>}
  </button>
);
