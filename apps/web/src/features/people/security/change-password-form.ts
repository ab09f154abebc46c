import { changedPassword } from '@tradelane/contract/accounts/forms'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'

const required = (message: string) => z.string().check(z.minLength(1, message))

/** The rules of the call, that the old password is given, and that both new passwords are the same. */
export const changePasswordForm = z
  .extend(changedPassword, {
    old_password: required('Current password is required'),
    repeat_password: required('Repeat the new password'),
  })
  .check(samePassword('new_password', 'repeat_password', 'Passwords do not match'))

export const emptyPasswords = { old_password: '', new_password: '', repeat_password: '' }
