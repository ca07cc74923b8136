import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {CopyMarkdown} from '@site/src/components/CopyMarkdown';
import {renderIn} from '../docusaurus/renderIn';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answerWith = (response: Response) => {
  const fetched = vi.fn(() => Promise.resolve(response));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('the link to the Markdown of a page', () => {
  it('opens the Markdown without JavaScript', () => {
    renderIn('en', <CopyMarkdown route="/services/alpha" />);
    expect(screen.getByRole('link', {name: 'Copy as Markdown'})).toHaveAttribute(
      'href',
      'pathname:///services/alpha.md',
    );
  });

  it('copies the Markdown and confirms it', async () => {
    const user = userEvent.setup();
    const fetched = answerWith(new Response('# Alpha\n'));
    renderIn('en', <CopyMarkdown route="/services/alpha" />);
    await user.click(screen.getByRole('link', {name: 'Copy as Markdown'}));
    expect(await screen.findByText('Copied')).toHaveRole('status');
    expect(fetched).toHaveBeenCalledWith('/services/alpha.md');
    expect(await navigator.clipboard.readText()).toBe('# Alpha\n');
  });

  it('does not copy an error page', async () => {
    const user = userEvent.setup();
    answerWith(new Response('Not found', {status: 404}));
    const open = vi.fn();
    vi.stubGlobal('location', {...window.location, assign: open});
    renderIn('en', <CopyMarkdown route="/services/alpha" />);
    await user.click(screen.getByRole('link', {name: 'Copy as Markdown'}));
    await vi.waitFor(() => {
      expect(open).toHaveBeenCalledWith('/services/alpha.md');
    });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
