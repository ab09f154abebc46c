import { bookingPersons } from '@tradelane/contract/booking-persons/calls'
import { routes, success } from '../../../http/routes.ts'
import { addBookingPerson } from './add-booking-person.ts'
import { listBookingPersons } from './persons.ts'
import { removeBookingPerson } from './remove-booking-person.ts'
import { updateBookingPerson } from './update-booking-person.ts'

export const bookingPersonRoutes = routes(bookingPersons, {
  list: async ({ deps, actor }) => ({ ...success, data: await listBookingPersons(deps.db, actor) }),
  add: async ({ deps, actor, body }) => ({
    ...success,
    message: `${body.name} can now book for your company.`,
    booking_person_id: await addBookingPerson(deps, actor, body),
  }),
  update: async ({ deps, actor, body }) => {
    await updateBookingPerson(deps, actor, body)
    return { ...success, message: 'The changes have been saved.', booking_person_id: body.booking_person_id }
  },
  remove: async ({ deps, actor, body }) => {
    const { name } = await removeBookingPerson(deps, actor, body.booking_person_id)
    return { ...success, message: `${name} can no longer book for your company.` }
  },
})
