import { sevenLightsEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { missingParts } from '../state/missing-parts';
import { ExportScreen } from './export-screen';

it('tells over the files of a configuration of a part that did not arrive, with the ways to it', async () => {
  render(
    <I18nProvider i18n={await createI18n('en')}>
      <ToastProvider>
        <ExportScreen
          editor={sevenLightsEditor({ mode: 'export' })}
          title="Dining table"
          priceView="net"
          currency="EUR"
          format={createFormat({ language: 'en', catalogId: 16 })}
          onReload={() => undefined}
        />
      </ToastProvider>
    </I18nProvider>,
  );
  expect(screen.getByRole('button', { name: 'Download GLB model' })).toBeTruthy();
  expect(screen.queryByText(/A part of the editor/)).toBeNull();
  act(() => missingParts.setState([{ isLate: false, cause: new TypeError('offline'), again: async () => undefined }], true));
  expect(screen.getByText(/A part of the editor could not be loaded/).closest('[role="status"]')).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  act(() => missingParts.setState([], true));
  expect(screen.queryByText(/A part of the editor/)).toBeNull();
});
