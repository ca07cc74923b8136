/** Sorts services by lifecycle state. Small enough for the browser. */
import type {Service} from '../record/schema';
import type {LifecycleState} from '../vocabulary';

/** The state of a service with its dates, which lists and tables show. */
export type ShortLifecycle = Pick<Service['lifecycle'], 'state' | 'since' | 'ends'>;

export const shortLifecycle = ({state, since, ends}: ShortLifecycle): ShortLifecycle => ({
  state,
  since,
  ends,
});

type Living = {readonly lifecycle: {readonly state: LifecycleState}};

/** Whether a service has any state but "active", which pages mark with a label. */
export const isMarked = ({lifecycle}: Living): boolean => lifecycle.state !== 'active';

/** Moves services that aren't active to the end; otherwise, the order is kept. */
export const markedLast = <Service extends Living>(services: readonly Service[]): Service[] => [
  ...services.filter((service) => !isMarked(service)),
  ...services.filter(isMarked),
];
