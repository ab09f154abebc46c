import { z } from 'zod/mini'
import { endpoint } from '../primitives/endpoint.ts'
import { smallLetters } from '../primitives/identifier.ts'
import { done, id, line } from '../primitives/values.ts'

/** Keeps the list readable, and small enough for one answer. */
export const mostBookingPersons = 50

export const newBookingPerson = z.strictObject({
  name: line(100, 'Name is required').check(z.minLength(2, 'Name must be at least 2 characters')),
  email: line(254, 'Enter a valid email').check(z.overwrite(smallLetters), z.email('Enter a valid email')),
  phone_number: line(20, 'Phone number is required').check(
    z.minLength(6, 'Enter a valid phone number'),
    z.regex(/^\+?[\d ()./-]+$/, 'Enter a valid phone number'),
  ),
  professional_position: line(80, 'Position is required'),
})
export type NewBookingPerson = z.output<typeof newBookingPerson>

const bookingPerson = z.extend(newBookingPerson, { booking_person_id: id })
export type BookingPerson = z.output<typeof bookingPerson>

const saved = z.object({ ...done.shape, booking_person_id: id })

export const bookingPersons = {
  list: endpoint({
    method: 'GET',
    path: '/users/booking_persons',
    auth: 'customer',
    summary: 'The people who may book for the company, by name',
    response: z.object({ status: z.literal('success'), data: z.array(bookingPerson) }),
  }),
  add: endpoint({
    method: 'POST',
    path: '/users/booking_persons/add',
    auth: 'customer',
    summary: 'Adds a person who may book; each address can be in the list once',
    body: newBookingPerson,
    response: saved,
    errors: ['LIST_FULL'],
    idempotent: true,
  }),
  update: endpoint({
    method: 'POST',
    path: '/users/booking_persons/update',
    auth: 'customer',
    summary: 'Changes a booking person',
    body: bookingPerson,
    response: saved,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/users/booking_persons/delete',
    auth: 'customer',
    summary: 'Removes a booking person',
    body: z.strictObject({ booking_person_id: id }),
    response: done,
    errors: ['NOT_FOUND'],
  }),
}
