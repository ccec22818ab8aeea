import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Accordion, AccordionItem } from './accordion';

const items = (
  <>
    <AccordionItem value="light" title="Light">
      2700 K
    </AccordionItem>
    <AccordionItem value="control" title="Control" disabled>
      DALI
    </AccordionItem>
    <AccordionItem value="files" title="Documents" aside="3">
      Data sheet
    </AccordionItem>
  </>
);
const heading = (name: RegExp) => screen.getByRole('button', { name });
const open = () => screen.queryAllByRole('region').map((region) => region.textContent);
const focused = (name: RegExp) => () => expect(document.activeElement).toBe(heading(name));
const first = () => heading(/Light/);

describeConformance('Accordion', {
  element: 'DIV',
  widget: (props) => <Accordion {...props}>{items}</Accordion>,
  states: { open: { defaultValue: ['light', 'files'] }, disabled: { disabled: true, defaultValue: ['light'] } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: [['light'], ['light', 'files']],
    shown: () =>
      ['light', 'files'].filter((_, index) => heading([/Light/, /Documents/][index] as RegExp).getAttribute('aria-expanded') === 'true'),
    change: ({ user }) => user.click(heading(/Documents/)),
  },
  keys: [
    { keys: '{ArrowDown}', does: 'goes to the next heading that can be opened', from: first, expect: focused(/Documents/) },
    { keys: '{ArrowUp}', does: 'goes round to the last', from: first, expect: focused(/Documents/) },
    { keys: '{End}{Home}', does: 'goes to the first', from: first, expect: focused(/Light/) },
    { keys: '{Enter}', does: 'opens', from: first, expect: () => expect(open()).toEqual(['2700 K']) },
    { keys: ' ', does: 'closes', props: { defaultValue: ['light'] }, from: first, expect: () => expect(open()).toEqual([]) },
  ],
});

describeConformance('AccordionItem', {
  element: 'DIV',
  widget: (props) => (
    <Accordion>
      <AccordionItem value="light" title="Light" {...props} />
    </Accordion>
  ),
});

it('closes the others where only one may be open', async () => {
  render(
    <Accordion multiple={false} defaultValue={['light']}>
      {items}
    </Accordion>,
  );
  await userEvent.click(heading(/Documents/));
  expect(open()).toEqual(['Data sheet']);
  await userEvent.click(heading(/Documents/));
  expect(open()).toEqual([]);
});

it('is a heading of the level asked for', () => {
  render(
    <Accordion>
      <AccordionItem value="a" title="Light" level={2} />
    </Accordion>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Light' })).toBeTruthy();
});
