import { keepPreference, readPreference } from '../../../lib/browser/preferences.ts'
import type { Tour } from '../../../lib/tour/tour-step.ts'
import { toast } from '../../../ui/toast.ts'

/** Whether a tour was ever taken in this browser. Until then, Start Tour explains what it is for. */
export const isTourTaken = (): boolean => readPreference('tour-taken') !== undefined

/** The first tour loads the library and the texts; pages that offer a tour do not. */
export async function startTour(tour: Tour): Promise<void> {
  try {
    const [{ runTour }, { tourSteps }] = await Promise.all([import('./run-tour.ts'), tour()])
    runTour(tourSteps)
    keepPreference('tour-taken', '1')
  } catch {
    toast.error('The tour could not be loaded. Please try again.')
  }
}
