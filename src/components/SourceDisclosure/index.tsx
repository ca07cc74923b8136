import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
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
        <Label subject={subject} />
      </summary>
      {children}
    </details>
  );
}

/** What a disclosure is before there is a script: a link to the source, in the same place. */
export function SourceLink({
  subject,
  source,
}: {
  readonly subject: string;
  /** Address of the source; without one the place is only kept. */
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
