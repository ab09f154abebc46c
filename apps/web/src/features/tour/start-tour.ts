import { keepPreference, readPreference } from '../../lib/browser/preferences.ts'
import { toast } from '../../ui/toast.ts'
import type { TourRoute } from './tour-routes.ts'

/** Whether a tour was ever taken in this browser: until then Start Tour says what it is for. */
export const isTourTaken = (): boolean => readPreference('tour-taken') !== undefined

/** The library and the texts are loaded by the first tour, not by the pages that offer one. */
export async function startTour(route: TourRoute): Promise<void> {
  try {
    const { runTour } = await import('./run-tour.ts')
    runTour(route)
    keepPreference('tour-taken', '1')
  } catch {
    toast.error('The tour could not be loaded. Please try again.')
  }
}
