import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { expireLinks } from './expire-links.ts'
import { mailLink } from './mail-link.ts'

/** Its jobs, with their payloads. */
declare module '../../../entries/jobs.ts' {
  interface Tasks {
    'mail-link': { companyId: string; linkId: string; news?: { subject: string; text: string } }
    'expire-links': Record<string, never>
  }
}

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    link: true
  }
}

export const links: FeatureEntry<Deps> = {
  subjects: ['link'],
  tasks: { 'mail-link': mailLink, 'expire-links': expireLinks },
  crontab: ['*/10 * * * * expire-links ?max=1'],
}
