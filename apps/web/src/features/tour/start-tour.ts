import { keepPreference, readPreference } from '../../lib/browser/preferences.ts'
import { toast } from '../../ui/toast.ts'
import type { TourRoute } from './tour-routes.ts'

/** Whether a tour was ever taken in this browser. Until then, Start Tour explains what it is for. */
export const isTourTaken = (): boolean => readPreference('tour-taken') !== undefined

/** The first tour loads the library and the texts; pages that offer a tour do not. */
export async function startTour(route: TourRoute): Promise<void> {
  try {
    const { runTour } = await import('./run-tour.ts')
    runTour(route)
    keepPreference('tour-taken', '1')
  } catch {
    toast.error('The tour could not be loaded. Please try again.')
  }
}
