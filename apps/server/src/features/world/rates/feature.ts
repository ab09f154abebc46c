import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { fetchReferenceRates } from './fetch-reference-rates.ts'
import { loadedRateDay } from './reference-rates.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'fetch-reference-rates': Record<string, never>
  }
}

export const rates: FeatureEntry<Deps> = {
  loadedFacts: loadedRateDay,
  tasks: { 'fetch-reference-rates': fetchReferenceRates },
  // The next turn asks again: nothing is gained by retries in between.
  crontab: ['*/20 * * * * fetch-reference-rates ?max=1'],
}
