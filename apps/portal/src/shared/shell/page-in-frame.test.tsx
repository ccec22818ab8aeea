// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Page } from './page';
import { PageShownProvider, useFrame } from './page-in-frame';

const Layout = ({ isFullScreen, children }: { readonly isFullScreen: boolean; readonly children: ReactNode }) => {
  const { isFramed, pageShown } = useFrame(isFullScreen);
  return (
    <>
      {isFramed && <header>bar</header>}
      <PageShownProvider value={pageShown}>{children}</PageShownProvider>
    </>
  );
};
const page = <Page title="Collections">Which collection?</Page>;
const hasBar = () => screen.queryByRole('banner') !== null;

it('stands around a page at the address of an editor, and not around the editor', () => {
  const { rerender } = render(<Layout isFullScreen>{page}</Layout>);
  expect(hasBar()).toBe(true);
  rerender(<Layout isFullScreen>the editor</Layout>);
  expect(hasBar()).toBe(false);
  rerender(<Layout isFullScreen>{page}</Layout>);
  expect(hasBar()).toBe(true);
});

it('stands around everything at other addresses', () => {
  render(<Layout isFullScreen={false}>anything</Layout>);
  expect(hasBar()).toBe(true);
});
