import type {Offer} from '../filters';
import type {Selection} from '../selection';
import type {UpdateSelection} from './useSelection';

/** Props that all controls of the list share. */
export type ControlProps = {
  readonly offer: Offer;
  readonly selection: Selection;
  /** Whether the controls are disabled: before hydration, and without JavaScript. */
  readonly isInert: boolean;
  readonly update: UpdateSelection;
};
