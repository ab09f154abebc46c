import { availability } from '@tradelane/contract/availability/calls'
import { routes } from '../../../http/routes.ts'
import { findUnserved } from './check-places.ts'
import { findAvailability, saveAvailability } from './save-availability.ts'

const success = { status: 'success' } as const
const nothingYet = { origin: null, origin_iso: null, destination: null, destination_iso: null }

export const availabilityRoutes = routes(availability, {
  get: async ({ deps, actor }) => {
    const saved = await findAvailability(deps.db, actor)
    if (!saved) return { ...success, ...nothingYet }
    const [unserved] = Object.values(await findUnserved(deps.db, saved))
    return { ...success, ...saved, ...(unserved && { unserved }) }
  },
  save: async ({ deps, actor, body }) => {
    await saveAvailability(deps, actor, body)
    return { ...success, message: 'Updated Successfully' }
  },
})
