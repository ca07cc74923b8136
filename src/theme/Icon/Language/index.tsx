// Change: a shorter path.
import {lineIcon} from '@site/src/components/LineIcon';

export default lineIcon(
  <>
    <circle cx={12} cy={12} r={10} />
    <path d="M2 12h20M12 2a15 15 0 0 1 0 20 15 15 0 0 1 0-20" />
  </>,
  {width: 20, height: 20, 'aria-hidden': 'true'},
);
