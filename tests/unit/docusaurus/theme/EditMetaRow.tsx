import type {ReactNode} from 'react';
import type {Props} from '@theme/EditMetaRow';

export default function EditMetaRow({editUrl}: Props): ReactNode {
  return editUrl ? <a href={editUrl}>Edit this page</a> : null;
}
