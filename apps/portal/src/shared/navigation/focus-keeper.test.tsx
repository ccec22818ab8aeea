// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { FocusKeeper } from './focus-keeper';

afterEach(cleanup);

const Lines = () => {
  const [lines, setLines] = useState(['L1', 'L2', 'L3']);
  return (
    <main id="content">
      <h1>Project</h1>
      {lines.length > 0 && (
        <ul>
          {lines.map((line) => (
            <li key={line}>
              <button type="button" onClick={() => setLines(lines.filter((other) => other !== line))}>
                Remove {line}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FocusKeeper />
    </main>
  );
};

const remove = (line: string) => {
  const button = screen.getByRole('button', { name: `Remove ${line}` });
  button.focus();
  fireEvent.click(button);
};
const focused = () => document.activeElement?.textContent;

test('the focus moves to the element that takes the place of a removed one, or to the heading when none is left', async () => {
  render(<Lines />);
  remove('L2');
  await waitFor(() => expect(focused()).toBe('Remove L3'));
  remove('L3');
  await waitFor(() => expect(focused()).toBe('Remove L1'));
  remove('L1');
  await waitFor(() => expect(focused()).toBe('Project'));
});

const Loading = () => {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <main id="content">
      {isLoaded ? (
        <section>
          <a href="/back">Back</a>
          <h1>Loaded</h1>
        </section>
      ) : (
        <h1 tabIndex={-1}>Loading</h1>
      )}
      <button type="button" onClick={() => setLoaded(true)}>
        Load
      </button>
      <FocusKeeper />
    </main>
  );
};

test('a heading hands the focus on to the heading that replaces it; where it is elsewhere, it stays there', async () => {
  render(<Loading />);
  screen.getByText('Loading').focus();
  fireEvent.click(screen.getByText('Load'));
  await waitFor(() => expect(focused()).toBe('Loaded'));
});

const Projects = () => {
  const [projects, setProjects] = useState(['Casa Llull', 'Bar Nou']);
  const [asked, setAsked] = useState<string>();
  return (
    <main id="content">
      <h1>Projects</h1>
      <ul>
        {projects.map((project) => (
          <li key={project}>
            <button type="button" onClick={() => setAsked(project)}>
              Delete {project}
            </button>
            {asked === project &&
              createPortal(
                <div role="dialog">
                  <button type="button" onClick={() => setProjects(projects.filter((other) => other !== project))}>
                    Confirm
                  </button>
                </div>,
                document.body,
              )}
          </li>
        ))}
      </ul>
      <FocusKeeper />
    </main>
  );
};

test('a dialog that goes with the element it was opened from leaves the focus at that place', async () => {
  render(<Projects />);
  for (const [project, next] of [
    ['Casa Llull', 'Delete Bar Nou'],
    ['Bar Nou', 'Projects'],
  ]) {
    const opener = screen.getByRole('button', { name: `Delete ${project}` });
    opener.focus();
    fireEvent.click(opener);
    const confirm = screen.getByRole('button', { name: 'Confirm' });
    confirm.focus();
    fireEvent.click(confirm);
    await waitFor(() => expect(focused()).toBe(next));
  }
});
