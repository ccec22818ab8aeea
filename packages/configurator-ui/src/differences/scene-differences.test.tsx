import { sevenLightsEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SceneDifferences } from './scene-differences';

const told = async (change: (theirs: ReturnType<typeof sevenLightsEditor>) => void) => {
  const [theirs, mine] = [sevenLightsEditor(), sevenLightsEditor()];
  change(theirs);
  const screen = render(
    <I18nProvider i18n={await createI18n('en')}>
      <SceneDifferences editor={mine} format={createFormat({ language: 'en', catalogId: 16 })} theirs={theirs.document.getState().scene} />
    </I18nProvider>,
  );
  const rows = screen
    .queryAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
  return { rows, text: screen.container.textContent };
};

it('names each element with both its values', async () => {
  const { rows } = await told((theirs) => {
    const [light] = theirs.document.getState().scene.lights;
    if (light === undefined) throw new Error('there are seven');
    theirs.setHeight([light.id], 171);
    theirs.remove([theirs.document.getState().scene.lights.at(-1)?.id ?? light.id]);
  });
  expect(rows[0]).toEqual(['Difference', 'Theirs', 'Yours']);
  expect(rows[1]?.slice(0, 2)).toEqual(['L1 Alba 33 · Pendant height', '171 cm']);
  expect(rows[2]?.slice(1)).toEqual(['not there', 'there']);
});

it('names other differences when all luminaires are equal', async () => {
  expect((await told(() => undefined)).text).toBe('Other parts of the drawing differ.');
});
