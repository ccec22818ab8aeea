import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Tab, TabList, TabPanel, Tabs } from './tabs';

const views = (
  <>
    <TabList label="Views">
      <Tab value="configure">Configure</Tab>
      <Tab value="technical" disabled>
        Technical
      </Tab>
      <Tab value="documents" aside="3">
        Documents
      </Tab>
    </TabList>
    <TabPanel value="configure">Form</TabPanel>
    <TabPanel value="documents">Files</TabPanel>
  </>
);

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent;
const chosenTab = { props: { defaultValue: 'configure' }, from: () => screen.getByRole('tab', { name: 'Configure' }) };

describeConformance('Tabs', {
  element: 'DIV',
  widget: (props) => <Tabs {...props}>{views}</Tabs>,
  states: { line: { defaultValue: 'configure' }, segmented: { defaultValue: 'documents', look: 'segmented' } },
  control: {
    prop: 'value',
    event: 'onValueChange',
    values: ['configure', 'documents'],
    shown: () => (shownTab() === 'Configure' ? 'configure' : 'documents'),
    change: ({ user }) => {
      screen.getByRole('tab', { name: 'Configure' }).focus();
      return user.keyboard('{ArrowRight}');
    },
  },
  keys: [
    { keys: '{ArrowRight}', does: 'selects the next that can be', ...chosenTab, expect: () => expect(shownTab()).toBe('Documents3') },
    { keys: '{ArrowLeft}', does: 'goes round to the last', ...chosenTab, expect: () => expect(shownTab()).toBe('Documents3') },
    { keys: '{End}{Home}', does: 'goes to the first', ...chosenTab, expect: () => expect(shownTab()).toBe('Configure') },
  ],
});

it('turns its arrows round where the page is read from right to left', async () => {
  document.documentElement.dir = 'rtl';
  try {
    render(
      <Tabs defaultValue="configure">
        <TabList label="Views">
          {['configure', 'technical', 'documents'].map((value) => (
            <Tab key={value} value={value}>
              {value}
            </Tab>
          ))}
        </TabList>
      </Tabs>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    expect(shownTab()).toBe('technical');
  } finally {
    document.documentElement.dir = '';
  }
});

it('shows the panel of the tab reached by arrow, passing over disabled ones', async () => {
  const onValueChange = vi.fn();
  render(
    <Tabs defaultValue="configure" onValueChange={onValueChange} look="segmented">
      {views}
    </Tabs>,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('Form');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange.mock.calls).toEqual([['documents']]);
  expect(screen.getByRole('tabpanel').textContent).toBe('Files');
});
