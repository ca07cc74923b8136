import type {ReactNode} from 'react';
import Content from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';
import {Translated} from '@site/src/components/Translated';

/** Adds a notice to documents whose translation is outdated or missing. */
export default function ContentWrapper(props: Props): ReactNode {
  return (
    <Translated>
      <Content {...props} />
    </Translated>
  );
}
