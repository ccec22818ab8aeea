// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { type Shape, shapesIn } from './shapes';

const A: Shape = ['path', { d: 'M0 0L9 9', stroke: 'red' }];
const B: Shape = ['circle', { cx: 1, cy: 2, r: 3 }];

const prepare = () => {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  return { drawing, draw: shapesIn(drawing) };
};

it('draws the same however it came to it', () => {
  for (const before of [[], [A], [B, A], [A, B, A]]) {
    const { drawing, draw } = prepare();
    draw(before);
    draw([A, ['circle', { r: 4 }]]);
    expect(drawing.innerHTML).toBe('<path d="M0 0L9 9" stroke="red"></path><circle r="4"></circle>');
  }
});

it('says the words of a text, and others when they change', () => {
  const { drawing, draw } = prepare();
  const says: string[] = [];
  for (const words of ['10', '20', undefined]) {
    draw([A, words === undefined ? ['text', { x: 1 }] : ['text', { x: 1 }, words]]);
    says.push(drawing.textContent);
  }
  expect(says).toEqual(['10', '20', '']);
});

it('keeps the elements of shapes that change their place', () => {
  const { drawing, draw } = prepare();
  draw([A, B]);
  const elements = [...drawing.children];
  draw([['path', { d: 'M1 1L8 8', stroke: 'red' }], B]);
  expect([...drawing.children]).toEqual(elements);
  expect(drawing.children[0]).toBe(elements[0]);
});
