import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { noteDueFacts } from './note-due-facts.ts'
import { factRoutes, oldFactRoutes } from './routes.ts'
import { factRules } from './rules.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'note-due-facts': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    fact: true
  }
}

export const facts: FeatureEntry<Deps> = {
  routes: [factRoutes, oldFactRoutes],
  subjects: ['fact'],
  tasks: { 'note-due-facts': noteDueFacts },
  crontab: ['31 4 * * * note-due-facts'],
  rules: { fact: factRules },
  constraints: { fact_readings_once_for_each_number: 'CONFLICT' },
}
