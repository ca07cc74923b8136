import type {Offer} from '../offer';
import type {Selection} from '../selection';
import type {UpdateSelection} from './useSelection';

/** Props that all controls of the list share. */
export type ControlProps = {
  readonly offer: Offer;
  readonly selection: Selection;
  /** Whether the controls are disabled: without JavaScript, and until the page can show what its URL asks for. */
  readonly isInert: boolean;
  readonly update: UpdateSelection;
};
