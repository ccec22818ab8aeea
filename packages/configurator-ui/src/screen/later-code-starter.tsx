import { clsx } from 'clsx';
import { later } from '../state/later';
import type { BeginFromCode } from './code-refusal';

const Field = later(
  () => import('./code-starter'),
  (parts) => parts.CodeStarter,
);

interface CodeStarterProps {
  readonly begin: BeginFromCode | undefined;
  /** Margins, and its place in an order. */
  readonly className?: string;
}

/** The way to begin from a code; its place is kept while it travels. */
export const CodeStarter = ({ begin, className = 'mt-5' }: CodeStarterProps) =>
  begin && (
    <div className={clsx('min-h-[8rem] shrink-0 border-t border-hairline pt-4', className)}>
      <Field begin={begin} />
    </div>
  );
