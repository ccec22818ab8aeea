import { beltRoomEditor, sevenLightsEditor, type TestEditor } from '@candil/configurator/testing';
import { createFormat, createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoomDifferences } from './room-differences';

const rowsOf = async (make: () => TestEditor, change: (theirs: TestEditor) => void) => {
  const [theirs, mine] = [make(), make()];
  change(theirs);
  const screen = render(
    <I18nProvider i18n={await createI18n('en')}>
      <RoomDifferences editor={mine} format={createFormat({ language: 'en', catalogId: 16 })} theirs={theirs.document.getState()} />
    </I18nProvider>,
  );
  const rows = screen
    .queryAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' ')));
  return { rows, text: screen.container.textContent };
};

const rowsAfter = (change: (theirs: TestEditor) => void) => rowsOf(() => sevenLightsEditor(), change);

it('names each element with both its values', async () => {
  const { rows } = await rowsAfter((theirs) => {
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
  expect((await rowsAfter(() => undefined)).text).toBe('Other parts of the drawing differ.');
});

it('names furniture, belts and feeds', async () => {
  const { rows } = await rowsOf(beltRoomEditor, (theirs) => {
    theirs.belts.setSlack('b2', 0, 0.12);
    theirs.remove(['feed']);
    theirs.setFurniture([{ id: 't', kind: 'table', x: 0, z: 0, widthMetres: 1.8, depthMetres: 0.9, heightMetres: 0.75, turnDegrees: 0 }]);
  });
  expect(rows).toEqual(
    expect.arrayContaining([
      ['Belt 2 · Slack per span', '12 %', '5 %'],
      ['Feed of Belt 1', 'not there', 'there'],
      ['Table', 'there', 'not there'],
    ]),
  );
});
