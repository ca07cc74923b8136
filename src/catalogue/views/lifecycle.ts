/** Which services are as they were. Pure, and small enough for the browser. */
import type {LifecycleState} from '../vocabulary';

type Living = {readonly lifecycle: {readonly state: LifecycleState}};

/** Whether a service is not, or not wholly, as it was; such a state is marked. */
export const isMarked = ({lifecycle}: Living): boolean => lifecycle.state !== 'active';

/** The services in the order given, but those whose state is marked below all others. */
export const markedLast = <Service extends Living>(services: readonly Service[]): Service[] => [
  ...services.filter((service) => !isMarked(service)),
  ...services.filter(isMarked),
];
