import {describe, expect, it} from 'vitest';
import {EntryIcon} from '@site/src/components/EntryIcon';
import {renderIn} from '../docusaurus/renderIn';

describe('EntryIcon', () => {
  it('draws the outline in the colour of the text', () => {
    const {container} = renderIn('en', <EntryIcon icon={{path: 'M0 0h24v24z'}} />);
    const svg = container.querySelector('svg')!;
    expect(svg).toHaveAttribute('fill', 'currentColor');
    expect(svg.querySelector('path')).toHaveAttribute('d', 'M0 0h24v24z');
    expect(svg).toHaveAttribute('aria-hidden', 'true');
  });

  it('draws a monogram, whose letters are no text', () => {
    const icon = {monogram: 'AS', color: '#ffd800', ink: '#000000'} as const;
    const {container} = renderIn('en', <EntryIcon icon={icon} />);
    const square = container.firstElementChild!;
    expect(square).toHaveStyle({backgroundColor: '#ffd800', color: '#000000'});
    expect(square).toHaveAttribute('data-letters', 'AS');
    expect(square).toHaveAttribute('aria-hidden', 'true');
    expect(container).toHaveTextContent('');
  });
});
