import { type QueryKey, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { accounts } from '@tradelane/contract/accounts/calls'
import { type SecurityAnswers, securityQuestions } from '@tradelane/contract/accounts/security-questions'
import {
  type BookingPerson,
  bookingPersons,
  type NewBookingPerson,
} from '@tradelane/contract/booking-persons/calls'
import { founders } from '@tradelane/contract/onboarding/founders'
import { api } from '../../lib/net/api.ts'
import { profileQuery } from '../../lib/session/profile.ts'

/** Who may get in, and by what, is asked anew at every visit and never written down in the browser. */
const own = { staleTime: 0, meta: { isPrivate: true } } as const

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await api(accounts.sessions, {})).data,
  ...own,
})

export const securityQuestionsQuery = queryOptions({
  queryKey: ['security questions'],
  queryFn: () => api(securityQuestions.read, {}),
  ...own,
})

export const bookingPersonsQuery = queryOptions({
  queryKey: ['booking persons'],
  queryFn: async () => (await api(bookingPersons.list, {})).data,
})

/** A change that is followed by asking again for what it may have changed, also where it was refused. */
function useChange<Given, Answer>(change: (given: Given) => Promise<Answer>, keys: readonly QueryKey[]) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSettled: () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey }))),
  })
}

type Passwords = { old_password: string; new_password: string }
export const useChangePassword = () =>
  useChange((body: Passwords) => api(accounts.changePassword, { body }), [devicesQuery.queryKey])

/** Without an id it signs all others out. */
export const useSignOut = () =>
  useChange(
    (session_id?: string) => api(accounts.revokeSessions, { body: session_id ? { session_id } : {} }),
    [devicesQuery.queryKey],
  )

/** Creates the questions where there are none yet. */
export const useSaveQuestions = (user_security_id: string | null) =>
  useChange(
    (body: SecurityAnswers) =>
      user_security_id
        ? api(securityQuestions.update, { body: { ...body, user_security_id } })
        : api(securityQuestions.add, { body }),
    [securityQuestionsQuery.queryKey],
  )

export const useSendCode = () => useChange(() => api(accounts.twoFactorMail, {}), [])

export const useSwitchTwoFactor = () =>
  useChange(
    (body: { two_fa: 0 | 1; verify_code: string }) => api(accounts.verifyTwoFactor, { body }),
    [profileQuery.queryKey, devicesQuery.queryKey],
  )

export const useRemoveFounder = () =>
  useChange((fid: string) => api(founders.remove, { body: { fid } }), [profileQuery.queryKey])

/** Adds the person, or changes the one that is given. */
export const useSaveBookingPerson = (person: BookingPerson | undefined) =>
  useChange(
    (values: NewBookingPerson) =>
      person
        ? api(bookingPersons.update, { body: { ...values, booking_person_id: person.booking_person_id } })
        : api(bookingPersons.add, { body: values }),
    [bookingPersonsQuery.queryKey],
  )

export const useRemoveBookingPerson = () =>
  useChange(
    (booking_person_id: string) => api(bookingPersons.remove, { body: { booking_person_id } }),
    [bookingPersonsQuery.queryKey],
  )
