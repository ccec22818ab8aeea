// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { hearMoves } from './hear-moves';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const listen = () => {
  const heard = { held: [] as number[], page: [] as string[] };
  const onPage = ({ type }: Event) => {
    heard.page.push(type);
  };
  for (const type of ['pointermove', 'mousemove']) {
    document.addEventListener(type, onPage, { capture: true });
    ends.push(() => document.removeEventListener(type, onPage, { capture: true }));
  }
  const stop = hearMoves(1, ({ clientX }) => {
    heard.held.push(clientX);
  });
  ends.push(stop);
  return { heard, stop };
};
const move = (pointerId: number, clientX: number) => {
  document.body.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerId, clientX }));
  document.body.dispatchEvent(new MouseEvent('mousemove', { bubbles: true, clientX }));
};

it('hears the held pointer alone, and keeps its moves from the page', () => {
  const { heard } = listen();
  move(1, 10);
  move(1, 20);
  expect(heard).toEqual({ held: [10, 20], page: [] });
});

it('leaves the moves of another finger to the page', () => {
  const { heard } = listen();
  move(2, 10);
  expect(heard).toEqual({ held: [], page: ['pointermove'] });
});

it('leaves everything to the page once the pointer is let go', () => {
  const { heard, stop } = listen();
  stop();
  move(1, 10);
  expect(heard).toEqual({ held: [], page: ['pointermove', 'mousemove'] });
});
