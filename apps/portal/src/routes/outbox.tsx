import { OutboxScreen } from '../features/outbox';
import { ScreenTexts } from '../shared/screen-texts';
import { Component as NotFound } from './not-found';

/** The mails of an installation that sends none. */
export const Component = () => (
  <ScreenTexts>
    <OutboxScreen notFound={<NotFound />} />
  </ScreenTexts>
);
