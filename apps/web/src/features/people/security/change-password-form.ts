import { changedPassword } from '@tradelane/contract/accounts/forms'
import { z } from 'zod/mini'

const required = (message: string) => z.string().check(z.minLength(1, message))

/** The rules of the call, that the old password is given, and that both new passwords are the same. */
export const changePasswordForm = z
  .extend(changedPassword, {
    old_password: required('Current password is required'),
    repeat_password: required('Repeat the new password'),
  })
  .check(
    z.refine(({ new_password, repeat_password }) => new_password === repeat_password, {
      path: ['repeat_password'],
      error: 'Passwords do not match',
      // Shown together with all other errors, not only after they are corrected.
      when: ({ value }) => typeof value === 'object',
    }),
  )

export const emptyPasswords = { old_password: '', new_password: '', repeat_password: '' }
