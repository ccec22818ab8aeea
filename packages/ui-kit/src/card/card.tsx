import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

export interface CardProps extends ComponentProps<'section'> {
  /** `surface` (default) white with a hairline; `dark` always ink, whatever the theme; `accent` pale lima. */
  tone?: 'surface' | 'dark' | 'accent';
  /** 24 px (default), 16 px or none. */
  padding?: 'md' | 'sm' | 'none';
}

const tones = {
  surface: 'border-hairline bg-surface text-text',
  dark: 'border-sunken bg-ground text-text',
  accent: 'border-transparent bg-accent-soft text-text',
};

const paddings = { md: 'p-6 max-md:p-4', sm: 'p-4', none: '' };

/** A sheet on the ground. A dark card carries the dark theme, so everything inside takes the dark colours. */
export const Card = ({ tone = 'surface', padding = 'md', className, ...rest }: CardProps) => (
  <section
    {...(tone === 'dark' ? { 'data-theme': 'dark' } : {})}
    {...rest}
    className={clsx('min-w-0 rounded-card border', tones[tone], paddings[padding], className)}
  />
);

export interface CardHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** Heading level; default 2. */
  level?: 2 | 3 | 4;
  /** At the right end. */
  actions?: ReactNode;
}

/** Title of a card, with commands at its right end. */
export const CardHeader = ({ title, level = 2, actions, className, ...rest }: CardHeaderProps) => {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={clsx('mb-3 flex items-center justify-between gap-3', className)}>
      <Heading className="m-0 min-w-0 text-lg font-semibold">{title}</Heading>
      {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
    </div>
  );
};

export interface FactListProps extends ComponentProps<'dl'> {
  facts: readonly { readonly label: string; readonly value: ReactNode; readonly strong?: boolean }[];
}

/** Label left, value right, hairlines between: gross, power, date on site. */
export const FactList = ({ facts, className, ...rest }: FactListProps) => (
  <dl {...rest} className={clsx('m-0', className)}>
    {facts.map((fact) => (
      <div key={fact.label} className="flex items-baseline justify-between gap-4 border-t border-hairline-soft py-2 text-base">
        <dt className="text-muted">{fact.label}</dt>
        <dd className={clsx('m-0 text-end', fact.strong && 'font-semibold')}>{fact.value}</dd>
      </div>
    ))}
  </dl>
);
