// @vitest-environment happy-dom
import { createI18n } from '@candil/i18n';
import { I18nProvider } from '@candil/i18n/react';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { canopyOf } from './in-place';
import { InPlacePicture, type InPlacePictureProps } from './in-place-picture';
import { lampColor } from './lamp-color';

const TRAITS = { paper: ['#ddd', '#bbb'], cables: [{ x: 0.5, width: 0.01, color: '#111' }], bottom: 0.6, width: 0.5 };

/** The stage, and what of it follows the choices. */
const hang = async (more: Partial<InPlacePictureProps> = {}) => {
  const { container, unmount } = render(
    <I18nProvider i18n={await createI18n('en')}>
      <InPlacePicture
        src="/0820/42-day.webp"
        alt="Alba 33 in Sage green"
        traits={TRAITS}
        size={{ width: 800, height: 600 }}
        canopy={canopyOf('10')}
        finish="#4d5a46"
        lamp={lampColor(3000)}
        isNight={false}
        range={{ min: 60, standard: 200, max: 400, delta: 10 }}
        heightCm={200}
        widthMetres={0.33}
        onHeight={() => undefined}
        {...more}
      />
    </I18nProvider>,
  );
  const fitting = container.querySelector('svg');
  const numberOf = (element: Element | null | undefined, name: string) => Number(element?.getAttribute(name));
  const found = {
    picture: container.querySelector('img')?.getAttribute('src'),
    wire: numberOf(fitting?.querySelector('line'), 'y2') - numberOf(fitting?.querySelector('line'), 'y1'),
    canopies: [...(fitting?.querySelectorAll('path[d$="z"]:not([fill^="url"])') ?? [])].map((drum) => drum.getAttribute('d')),
    finish: fitting?.querySelector('path[d$="z"]')?.getAttribute('fill'),
    hasLedWire: fitting?.querySelector('path[fill="none"]') !== null,
    glow: container.innerHTML.match(/closest-side at 50% 30%, (#[0-9a-f]{6})/)?.[1],
    height: container.textContent,
  };
  unmount();
  return found;
};

it('follows the finish, on the picture and on the canopy', async () => {
  const brass = await hang({ src: '/0820/23-day.webp', finish: '#c39a5b' });
  expect(brass.picture).toBe('/0820/23-day.webp');
  expect(brass.finish).toBe('#c39a5b');
});

it('hangs lower at a greater height, and says when the wire is made to measure', async () => {
  const [standard, low] = [await hang(), await hang({ heightCm: 320 })];
  expect(low.wire).toBeGreaterThan(standard.wire + 50);
  expect(standard.height).toBe('200\u00a0cm');
  expect(low.height).toBe('320\u00a0cmLW');
});

it('has another canopy for each kind of installation, and leads a free wire over a hook', async () => {
  const [surface, builtIn, free] = [await hang(), await hang({ canopy: canopyOf('31') }), await hang({ canopy: canopyOf('18') })];
  expect(surface.canopies).not.toEqual(builtIn.canopies);
  expect([surface, builtIn, free].map(({ canopies, hasLedWire }) => [canopies.length, hasLedWire])).toEqual([
    [1, false],
    [1, false],
    [2, true],
  ]);
});

it('glows in the colour of its light', async () => {
  const glows = await Promise.all(
    [undefined, 2700, 3000, 3500, 4000].map(async (kelvin) => (await hang({ lamp: lampColor(kelvin) })).glow),
  );
  expect(new Set(glows).size).toBe(5);
});
