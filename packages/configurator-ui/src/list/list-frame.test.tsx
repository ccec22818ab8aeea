// @vitest-environment happy-dom
import { beginVerbsOf } from '@candil/configurator/begin';
import { catalogueSources, createTestEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import type { BeginFromCode } from '../screen/code-refusal';
import { BeltListScreen } from './belt-list-screen';

beforeAll(() => import('../screen/code-starter'));

it('starts an empty list from the code of a belt, and goes on in its table', async () => {
  const editor = createTestEditor({ sources: catalogueSources({ subFamilyId: 225 }), mode: 'create' });
  const begin: BeginFromCode = async (code) => {
    const verbs = beginVerbsOf(editor);
    const article = verbs.readReference(code);
    const hung = article.ok ? verbs.hang(article.value) : article;
    return hung.ok ? undefined : { title: code };
  };
  render(
    <I18nProvider i18n={await createI18n('en')}>
      <ToastProvider>
        <BeltListScreen
          editor={editor}
          title="List"
          priceView="net"
          currency="EUR"
          format={createFormat({ language: 'en', catalogId: 16 })}
          beginFromCode={begin}
        />
      </ToastProvider>
    </I18nProvider>,
  );
  await userEvent.type(await screen.findByLabelText('From a code'), '8010 31{Enter}');
  expect(editor.document.getState().scene.belts.map(({ color }) => color)).toEqual(['31']);
  expect(screen.queryByLabelText('From a code')).toBeNull();
  expect(document.activeElement?.closest('table, section')?.textContent).toContain('Belt 1');
});
