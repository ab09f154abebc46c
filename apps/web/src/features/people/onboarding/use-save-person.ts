import type { RegistrationInput } from '@tradelane/contract/onboarding/forms'
import { founders } from '@tradelane/contract/onboarding/founders'
import { api } from '../../../lib/net/api.ts'
import { ApiError } from '../../../lib/net/api-error.ts'
import { useChange } from '../../../lib/net/use-change.ts'
import { profileQuery } from '../../../lib/session/profile.ts'

type Person = RegistrationInput['founders'][number]

/** Adds one person to what was submitted, or changes one; what the server refuses is named as in the form. */
export const useSavePerson = () =>
  useChange([profileQuery.queryKey], (body: Person) =>
    api(founders.save, { body }).catch((error) => Promise.reject(toFormPaths(error))),
  )

/** The form is a list of one: the call's `first_name` is the form's `founders.0.first_name`. */
function toFormPaths(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { code, message, status, requestId } = error
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([name, text]) => [`founders.0.${name}`, text]),
  )
  return new ApiError({ code, message, status, requestId, fields })
}
