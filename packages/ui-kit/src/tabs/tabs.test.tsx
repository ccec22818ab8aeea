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

describeConformance('Tabs', {
  element: 'DIV',
  widget: (props) => (
    <Tabs defaultValue="configure" {...props}>
      <TabList label="Views">
        <Tab value="configure">Configure</Tab>
      </TabList>
      <TabPanel value="configure">Form</TabPanel>
    </Tabs>
  ),
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
