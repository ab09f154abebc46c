import { availability } from '@tradelane/contract/availability/calls'
import { routes } from '../../../http/routes.ts'
import { findAvailability, saveAvailability } from './save-availability.ts'

const success = { status: 'success' } as const
const nothingYet = { origin: null, origin_iso: null, destination: null, destination_iso: null }

export const availabilityRoutes = routes(availability, {
  get: async ({ deps, actor }) => ({
    ...success,
    ...((await findAvailability(deps.db, actor)) ?? nothingYet),
  }),
  save: async ({ deps, actor, body }) => {
    await saveAvailability(deps, actor, body)
    return { ...success, message: 'Updated Successfully' }
  },
})
