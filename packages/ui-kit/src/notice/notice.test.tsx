import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { describeConformance } from '../testing/conformance';
import { Notice, NoticeAction } from './notice';

describeConformance('Notice', { element: 'DIV', widget: (props) => <Notice {...props}>3 weeks sooner</Notice> });
describeConformance('NoticeAction', { element: 'BUTTON', widget: (props) => <NoticeAction {...props}>Use DALI-2</NoticeAction> });

it('offers alternatives with their effects', async () => {
  const onClick = vi.fn();
  render(
    <Notice
      tone="attention"
      title="Blocked"
      actions={
        <NoticeAction effect="−40 €" onClick={onClick}>
          Built-in micro
        </NoticeAction>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Built-in micro · −40 €' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});
