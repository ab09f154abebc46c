import { queryOptions } from '@tanstack/react-query'
import { accountViews } from '@tradelane/contract/account-views/calls'
import { accounts } from '@tradelane/contract/accounts/calls'
import { type SecurityAnswers, securityQuestions } from '@tradelane/contract/accounts/security-questions'
import {
  type BookingPerson,
  bookingPersons,
  type NewBookingPerson,
} from '@tradelane/contract/booking-persons/calls'
import { founders } from '@tradelane/contract/onboarding/founders'
import { api } from '../../../lib/net/api.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { profileQuery } from '../../../lib/session/profile.ts'

/** Sessions and credentials are read again at each visit and never stored in the browser. */
const own = { staleTime: 0, meta: { isPrivate: true } } as const

export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: async () => (await api(accounts.sessions, {})).data,
  ...own,
})

/** When Tradelane viewed the account. */
export const accountViewsQuery = queryOptions({
  queryKey: ['account views'],
  queryFn: async () => (await api(accountViews.list, {})).data,
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

type Passwords = { old_password: string; new_password: string }
export const useChangePassword = () =>
  useChange([devicesQuery.queryKey], (body: Passwords) => api(accounts.changePassword, { body }))

/** Without an id it signs all others out. */
export const useSignOut = () =>
  useChange([devicesQuery.queryKey], (session_id?: string) =>
    api(accounts.revokeSessions, { body: session_id ? { session_id } : {} }),
  )

/** Creates the questions if there are none yet. */
export const useSaveQuestions = (user_security_id: string | null) =>
  useChange([securityQuestionsQuery.queryKey], (body: SecurityAnswers) =>
    user_security_id
      ? api(securityQuestions.update, { body: { ...body, user_security_id } })
      : api(securityQuestions.add, { body }),
  )

export const useSendCode = () => useChange([], () => api(accounts.twoFactorMail, {}))

export const useSwitchTwoFactor = () =>
  useChange([profileQuery.queryKey, devicesQuery.queryKey], (body: { two_fa: 0 | 1; verify_code: string }) =>
    api(accounts.verifyTwoFactor, { body }),
  )

export const useRemoveFounder = () =>
  useChange([profileQuery.queryKey], (fid: string) => api(founders.remove, { body: { fid } }))

/** Adds a person, or changes the given one. */
export const useSaveBookingPerson = (person: BookingPerson | undefined) =>
  useChange([bookingPersonsQuery.queryKey], (values: NewBookingPerson) =>
    person
      ? api(bookingPersons.update, { body: { ...values, booking_person_id: person.booking_person_id } })
      : api(bookingPersons.add, { body: values }),
  )

export const useRemoveBookingPerson = () =>
  useChange([bookingPersonsQuery.queryKey], (booking_person_id: string) =>
    api(bookingPersons.remove, { body: { booking_person_id } }),
  )
