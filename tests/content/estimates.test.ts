/** The plans of the records, checked against sums calculated by hand from the published prices. */
import {describe, expect, it} from 'vitest';
import {buildCategoryCosts} from '@site/src/catalogue';
import {EXAMPLES} from '@site/src/catalogue/costs/examples';
import {cheapest, estimate} from '@site/src/catalogue/costs/estimate';
import type {Usage} from '@site/src/catalogue/units';
import {catalogue} from '../fixtures/catalogue';

const {services} = catalogue;
const plansOf = (slug: string) => services.find((service) => service.slug === slug)!.plans;

describe('storing 1 TB and transferring 1 TB out', () => {
  const usage: Usage = {storedGb: 1000, egressGb: 1000};

  it.each<[string, string, number, string]>([
    // 10 GB are free, no egress is billed: 990 × 0.015 = 14.85
    ['cloudflare-r2', 'R2', 14.85, 'USD'],
    // Tokyo, in GB of 2^30 bytes: 931.32 × 0.025 = 23.28; 100 of egress are free: 831.32 × 0.114 = 94.77
    ['amazon-s3', 'S3', 118.05, 'USD'],
    // At least 1 TB of 2^40 bytes (1,099.5 GB) for 7.99; egress is free up to what is stored.
    ['wasabi-hot-cloud-storage', 'Wasabi', 7.99, 'USD'],
    // 5.00 with 250 GB and 1,000 GB of egress: 5.00 + 750 × 0.02 = 20.00
    ['akamai-object-storage', 'Akamai', 20, 'USD'],
  ])('costs the published price with %s', (slug, _, total, currency) => {
    const best = cheapest(estimate(plansOf(slug), usage));
    expect(best).toMatchObject({total, plan: {currency}});
  });

  it('has no estimate with Sakura, whose price beyond the included amount is unknown', () => {
    const results = estimate(plansOf('sakura-cloud-object-storage'), usage);
    expect(results.length).toBeGreaterThan(0);
    for (const result of results) {
      expect(result).toMatchObject({
        obstacles: expect.arrayContaining([
          {kind: 'price-unknown', quantity: 'storedGb', atMost: 107.3741824},
        ]) as unknown,
      });
    }
    expect(
      cheapest(estimate(plansOf('sakura-cloud-object-storage'), {storedGb: 100})),
    ).toMatchObject({total: 495, plan: {currency: 'JPY'}});
  });
});

describe('the examples of a category', () => {
  it.each(Object.keys(EXAMPLES))(
    'only use quantities that the plans of %s charge for',
    (category) => {
      const {examples, quantities} = buildCategoryCosts(catalogue, category, 'en', '2026-11-22');
      const used = examples.flatMap(({usage}) => Object.keys(usage));
      expect(used.length).toBeGreaterThan(0);
      expect(quantities).toEqual(expect.arrayContaining(used));
    },
  );
});

describe('every plan', () => {
  it.each(services.flatMap(({slug, plans}) => plans.map((plan) => [slug, plan.id, plan] as const)))(
    'of %s, %s, has a sum for zero usage or is quoted on request',
    (_, __, plan) => {
      const [result] = estimate([plan], {});
      if (plan.base === null) {
        expect(result).toMatchObject({obstacles: [{kind: 'quoted'}]});
      } else {
        expect(result).toHaveProperty('total');
      }
    },
  );
});
