import {expect, it} from 'vitest';
import {EntryIcon} from '@site/src/components/EntryIcon';
import {renderIn} from '../docusaurus/renderIn';

it('is the tile of the entry, which says nothing that its name does not', () => {
  const {container} = renderIn('en', <EntryIcon icon="/img/tiles/services/alpha.svg" />);
  const picture = container.querySelector('img')!;
  expect(picture).toHaveAttribute('src', '/img/tiles/services/alpha.svg');
  expect(picture).toHaveAttribute('alt', '');
});
