/** Schema of `services/rates.yml`: the exchange rates at which sums are estimated in yen. */
import * as z from 'zod';
import {Currency, dateLike, leftOut, LocalizedName, Url} from './values';

const Rate = z.strictObject({
  jpy: z.number().positive('must be more than 0').describe('Yen for one unit of the currency.'),
  on: dateLike(/^\d{4}-\d{2}-\d{2}$/, 'a day such as 2026-11-20').describe(
    'Day on which the rate applied.',
  ),
  publisher: LocalizedName.describe('Who publishes the rate.'),
  source: Url.describe('URL of the page that shows it.'),
  by: leftOut(z.enum(['third-party'])).describe(
    'Only if the rate was not read on the page itself, but in a third party’s copy of it.',
  ),
});

/** `services/rates.yml`; the keys are ISO 4217 codes. */
export const RatesSchema = z.strictObject({rates: z.record(Currency, Rate)});
export type Rates = z.output<typeof RatesSchema>['rates'];
