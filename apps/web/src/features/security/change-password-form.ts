import { changedPassword } from '@tradelane/contract/accounts/calls'
import { z } from 'zod/mini'

const required = (message: string) => z.string().check(z.minLength(1, message))

/** The call's own rules, that the old password is given, and that the new one was typed twice the same. */
export const changePasswordForm = z
  .extend(changedPassword, {
    old_password: required('Current password is required'),
    repeat_password: required('Repeat the new password'),
  })
  .check(
    z.refine(({ new_password, repeat_password }) => new_password === repeat_password, {
      path: ['repeat_password'],
      error: 'Passwords do not match',
      // Told together with what else is wrong, not only after all of it has been put right.
      when: ({ value }) => typeof value === 'object',
    }),
  )

export const emptyPasswords = { old_password: '', new_password: '', repeat_password: '' }
