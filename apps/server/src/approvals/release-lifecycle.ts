import { releaseRequestStateTable } from '@tradelane/contract/approvals/release-states'
import { lifecycle } from '../lifecycle/lifecycle.ts'

declare module '../lifecycle/events.ts' {
  interface PlatformSubjects {
    release_request: true
  }
}

/** The time line of the record that it is about tells what happened. */
export const releaseRequestLifecycle = lifecycle({
  subject: 'release_request',
  table: 'release_requests',
  idColumn: 'release_request_id',
  states: releaseRequestStateTable,
  first: ['waiting'],
})
