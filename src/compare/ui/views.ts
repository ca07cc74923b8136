/** The views that the comparison page loads on demand, in one script. */
export {EstimateSlot} from './EstimateSlot';
export {SideBySide} from './SideBySide';
