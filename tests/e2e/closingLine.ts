import type {FullResult, Reporter, Suite} from '@playwright/test/reporter';

/**
 * A reporter that prints the number of tests as one plain line at the end, so that it is easy to
 * find in a log.
 */
export default class ClosingLine implements Reporter {
  private root: Suite | undefined;

  onBegin(_config: unknown, root: Suite): void {
    this.root = root;
  }

  onEnd(_result: FullResult): void {
    const outcomes = (this.root?.allTests() ?? []).map((test) => test.outcome());
    const count = (outcome: string) => outcomes.filter((other) => other === outcome).length;
    console.log(
      `${count('expected')} passed, ${count('unexpected') + count('flaky')} failed, ${count('skipped')} skipped`,
    );
  }
}
