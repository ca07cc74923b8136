import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** What the source is of, for those who do not see what stands around it. */
  readonly subject: string;
  readonly children: ReactNode;
};

/** The source of a value, on demand: with all of them open, few values would fit on a screen. */
export default function SourceDisclosure({subject, children}: Props): ReactNode {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Translate
          id="source.disclosure"
          description="Opens source and date of a value; the subject names the value to those who do not see it"
          values={{subject: <span className={styles.subject}>{subject}</span>}}
        >
          {'Source {subject}'}
        </Translate>
      </summary>
      {children}
    </details>
  );
}
