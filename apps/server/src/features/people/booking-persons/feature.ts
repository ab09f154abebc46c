import type { Deps } from '../../../deps/deps.ts'
import type { FeatureEntry } from '../../../entries/feature-entry.ts'
import { bookingPersonRoutes } from './routes.ts'

declare module '../../../lifecycle/events.ts' {
  interface PlatformSubjects {
    booking_person: true
  }
}

export const bookingPersons: FeatureEntry<Deps> = {
  routes: [bookingPersonRoutes],
  subjects: ['booking_person'],
  // Two changes to one address at the same moment: only the database detects the second.
  constraints: { booking_persons_once_for_each_address: 'CONFLICT' },
}
