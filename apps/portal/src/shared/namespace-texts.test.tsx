// @vitest-environment happy-dom
import { createI18n, followDeliveredTexts, loadTexts } from '@candil/i18n';
import { I18nProvider, useTranslation } from '@candil/i18n/react';
import { act, cleanup, render } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it } from 'vitest';
import { NamespaceTexts } from './namespace-texts';

afterEach(cleanup);

const Word = () => {
  const { t } = useTranslation('editor');
  return <p>{t('words.history.nothingToUndo')}</p>;
};

it('loads its texts once, so that delivered ones are not lost under the built-in ones', async () => {
  const i18n = await createI18n('en', ['common-front', 'widgets']);
  let added = 0;
  i18n.store.on('added', (_language: string, namespace: string) => {
    if (namespace === 'editor') added += 1;
  });
  followDeliveredTexts(i18n, ({ domain }) =>
    Promise.resolve(domain === 'editor' ? { words: { history: { nothingToUndo: 'Nothing yet' } } } : {}),
  );
  const { container } = await act(async () =>
    render(
      <I18nProvider i18n={i18n}>
        <Suspense>
          <NamespaceTexts namespace="editor">
            <Word />
          </NamespaceTexts>
        </Suspense>
      </I18nProvider>,
    ),
  );
  await act(() => loadTexts('en', 'editor'));
  await expect.poll(() => container.textContent, { timeout: 20_000 }).toBe('Nothing yet');
  // The built-in texts and the delivered ones.
  expect(added).toBe(2);
});
