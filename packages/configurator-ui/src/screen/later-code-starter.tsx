import { later } from '../state/later';
import type { BeginFromCode } from './code-refusal';

const Field = later(
  () => import('./code-starter'),
  (parts) => parts.CodeStarter,
);

/** The way to begin from a code; its place is kept while it travels. */
export const CodeStarter = ({ begin }: { readonly begin: BeginFromCode | undefined }) =>
  begin && (
    <div className="mt-5 min-h-[8rem] border-t border-hairline pt-4">
      <Field begin={begin} />
    </div>
  );
