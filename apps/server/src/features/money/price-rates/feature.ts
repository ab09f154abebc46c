import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { announceRate } from './announce-rate.ts'
import { askForOutcomes } from './ask-for-outcomes.ts'
import { listRatesInForce } from './list-rates-in-force.ts'
import { nameRates } from './name-rates.ts'
import { rateChange } from './propose-rate.ts'
import { priceRateRoutes } from './routes.ts'
import { priceRateRules } from './rules.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'announce-price-rate': { rateId: string }
    'ask-for-rate-outcomes': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    price_rate: true
  }
}

/** What Tradelane charges by a rate, for all customers and for one, in versions that two people make. */
export const priceRates: FeatureEntry<Deps> = {
  routes: [priceRateRoutes],
  subjects: ['price_rate'],
  tasks: { 'announce-price-rate': announceRate, 'ask-for-rate-outcomes': askForOutcomes },
  crontab: ['26 4 * * * ask-for-rate-outcomes'],
  rules: { price_rate: priceRateRules },
  nameRecords: { price_rate: nameRates },
  changes: [rateChange],
  ratesInForce: listRatesInForce,
  constraints: { price_rates_never_two: 'CONFLICT', price_rates_one_of_each_version: 'CONFLICT' },
}
