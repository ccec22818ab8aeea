import { sevenLightsEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { ToastProvider } from '@candil/ui-kit/toast';
import { render, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { setWidth } from '../testing/set-width';
import { violationsIn } from '../testing/violations-in';
import { ExpressScreen } from './express-screen';

const openExpress = async (width = 1440) => {
  setWidth(width);
  const editor = sevenLightsEditor();
  const i18n = await createI18n('en');
  const screen = render(
    <I18nProvider i18n={i18n}>
      <ToastProvider>
        <ExpressScreen
          editor={editor}
          title="Dining table"
          onBack={() => undefined}
          priceView="net"
          currency="EUR"
          format={createFormat({ language: 'en', catalogId: 16 })}
          scene3d={false}
        />
      </ToastProvider>
    </I18nProvider>,
  );
  const form = (name: string) => within(within(screen.getByRole('region', { name: 'Short form' })).getByRole('group', { name }));
  const lights = (model: string) => editor.document.getState().scene.lights.filter((light) => light.model === model);
  return { editor, screen, user: userEvent.setup(), form, lights };
};

it.each([1440, 390])('has no fault that axe finds at %s px', async (width) => {
  const { screen } = await openExpress(width);
  expect(await violationsIn(screen.container)).toEqual([]);
});

it('sets number, finish and height of all luminaires of a model', async () => {
  const { user, form, lights } = await openExpress();
  const before = lights('0820').length;
  const alba = form('Alba 33');
  await user.click(alba.getByRole('button', { name: /^Increase/ }));
  await waitFor(() => expect(lights('0820')).toHaveLength(before + 1));
  await user.click(alba.getByRole('radio', { name: 'Terra' }));
  const height = alba.getByRole('textbox', { name: 'Pendant height' });
  await user.clear(height);
  await user.type(height, '155{Enter}');
  expect(lights('0820').map(({ color, heightCm }) => [color, heightCm])).toEqual(Array(before + 1).fill(['31', 155]));
  await user.click(alba.getByRole('button', { name: /^Decrease/ }));
  await waitFor(() => expect(lights('0820')).toHaveLength(before));
});
