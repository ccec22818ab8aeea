import type { Page } from '@playwright/test';

/** Waits for the story that the page was opened with; a modal is drawn beside the root, not in it. */
export const storyDrawn = (page: Page) => page.locator('#storybook-root > *, [role="dialog"]').first().waitFor({ state: 'attached' });
