import { addBuiltInTexts, isOfferedLanguage } from '@candil/i18n';
import { useI18n } from '@candil/i18n/react';
import type { i18n as I18n } from 'i18next';
import { type ReactNode, use } from 'react';

/** Namespaces that only some screens need. */
type LateNamespace = 'login-area' | 'editor';

const loading = new WeakMap<I18n, Map<LateNamespace, Promise<void>>>();

/** Loads the texts of a namespace when first asked; from then on they follow each change of language by themselves. */
const textsOf = (i18n: I18n, namespace: LateNamespace): Promise<void> => {
  const load = async (): Promise<void> => {
    const { language } = i18n;
    await i18n.loadNamespaces(namespace);
    if (isOfferedLanguage(language)) await addBuiltInTexts(i18n, language, namespace);
    if (i18n.language !== language) await load();
  };
  const known = loading.get(i18n) ?? new Map<LateNamespace, Promise<void>>();
  loading.set(i18n, known);
  const begun =
    known.get(namespace) ??
    load().catch((cause: unknown) => {
      // Without a connection; the next visit tries again.
      known.delete(namespace);
      throw cause;
    });
  known.set(namespace, begun);
  return begun;
};

interface NamespaceTextsProps {
  readonly namespace: LateNamespace;
  readonly children: ReactNode;
}

/** Draws its children when the texts of the namespace are there. */
export const NamespaceTexts = ({ namespace, children }: NamespaceTextsProps) => {
  use(textsOf(useI18n(), namespace));
  return children;
};
