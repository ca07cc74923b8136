import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {Translated} from '@site/src/components/Translated';

/** Adds to documents the link to their Markdown copy, and a notice on their translation. */
export default function ContentWrapper(props: Props) {
  return (
    <Translated>
      <Content {...props} />
    </Translated>
  );
}
