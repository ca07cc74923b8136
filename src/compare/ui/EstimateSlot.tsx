import type {ReactNode} from 'react';

type Props = {
  /** `undefined` for services with no category in common. */
  readonly category: string | undefined;
  readonly slugs: readonly string[];
};

/** The place of the estimate above the matrix. */
export const EstimateSlot = (_props: Props): ReactNode => null;
