import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import * as icons from './icon';

describeConformance('Icon', {
  element: 'svg',
  states: { named: { label: 'Add' }, small: { size: 14 } },
  widget: (props) => <icons.PlusIcon {...props} />,
});

const all = Object.entries(icons);
const named = all.map(([name, Icon]) => ({
  id: name
    .replace(/Icon$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-')
    .toLowerCase(),
  Icon,
}));
const drawn = (Icon: (typeof all)[number][1]) => {
  const { container, unmount } = render(<Icon />);
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  unmount();
  return path;
};

it.each(all)('%s is hidden without a label and named with one', (_, Icon) => {
  const { container, rerender } = render(<Icon />);
  const svg = () => container.querySelector('svg');
  expect([svg()?.getAttribute('aria-hidden'), svg()?.getAttribute('role')]).toEqual(['true', null]);
  rerender(<Icon label="Add" size={16} />);
  expect([svg()?.getAttribute('role'), svg()?.getAttribute('aria-label'), svg()?.getAttribute('width')]).toEqual(['img', 'Add', '1rem']);
});

it('has the icons that the specification names (C§9)', () => {
  const wanted = ['lamp', 'seat', 'postbox', 'composition', 'individual', 'bundleable', 'versionate', 'swatchbook', 'tridimensional'];
  const others = ['interdistance', 'order', 'zip', 'share', 'support', 'password', 'user', 'views', 'view-front', 'view-side', 'view-top'];
  expect(named.map(({ id }) => id)).toEqual(expect.arrayContaining([...wanted, ...others]));
});

it('draws each icon once, inside its grid of 24', () => {
  const paths = named.map(({ Icon }) => drawn(Icon));
  expect(new Set(paths).size).toBe(paths.length);
  const starts = paths.flatMap((path) => [...path.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]));
  expect(starts.filter((at) => !(at >= 2 && at <= 22))).toEqual([]);
});

/** For pages without React; written by `vitest run src/icon --update`, stale when this fails. */
it('has them all in its sprite', async () => {
  const stroke = 'fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round"';
  const symbols = named.map(({ id, Icon }) => `<symbol id="${id}" viewBox="0 0 24 24" ${stroke}><path d="${drawn(Icon)}"/></symbol>`);
  await expect(`<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`).toMatchFileSnapshot('../../icons.svg');
});
