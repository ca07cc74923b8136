// Change: a shorter path.
import {lineIcon} from '@site/src/components/LineIcon';

export default lineIcon(
  <>
    <circle cx={12} cy={12} r={4} />
    <path d="M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1m0-14-1 1M6 18l-1 1" />
  </>,
);
