import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

type Props = {
  /** What the source belongs to, for screen readers. */
  readonly subject: string;
  readonly children: ReactNode;
};

/** The source of a value, on demand: with all sources open, few values would fit on a screen. */
export function SourceDisclosure({subject, children}: Props): ReactNode {
  return (
    <details className={styles.disclosure}>
      <summary>
        <Label subject={subject} />
      </summary>
      {children}
    </details>
  );
}

/** The disclosure before hydration: a link to the source in the same place. */
export function SourceLink({
  subject,
  source,
}: {
  readonly subject: string;
  /** URL of the source; without one the element only keeps the place. */
  readonly source: string | null;
}): ReactNode {
  return (
    <div className={styles.disclosure}>
      <div className={styles.place}>
        {source !== null && (
          <Link href={source}>
            <Label subject={subject} />
          </Link>
        )}
      </div>
    </div>
  );
}

function Label({subject}: {readonly subject: string}): ReactNode {
  return (
    <Translate
      id="source.disclosure"
      description="Opens source and date of a value; the subject names the value to those who do not see it"
      values={{subject: <span className={styles.subject}>{subject}</span>}}
    >
      {'Source {subject}'}
    </Translate>
  );
}
