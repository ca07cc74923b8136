import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ServiceView} from '@site/src/catalogue';

/** Other entries that serve the same purpose, each with what sets it apart. */
export default function Alternatives({alternatives}: Pick<ServiceView, 'alternatives'>): ReactNode {
  if (alternatives.length === 0) {
    return null;
  }
  return (
    <section>
      <Heading as="h2" id="alternatives">
        <Translate
          id="service.alternatives.title"
          description="Heading of the alternatives to a service"
        >
          Alternatives
        </Translate>
      </Heading>
      <ul>
        {alternatives.map(({slug, name, difference}) => (
          <li key={slug}>
            <Link to={`/services/${slug}`}>{name}</Link>
            <Translate
              id="service.alternatives.difference"
              description="Follows the name of an alternative"
              values={{difference}}
            >
              {': {difference}'}
            </Translate>
          </li>
        ))}
      </ul>
    </section>
  );
}
