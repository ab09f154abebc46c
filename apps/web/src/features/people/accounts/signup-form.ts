import { signup } from '@tradelane/contract/accounts/forms'
import { z } from 'zod/mini'
import { samePassword } from '../../../lib/forms/same-password.ts'

/** The rules of the sign-up call, and that both passwords are the same. */
export const signupForm = z
  .extend(signup, { retypePassword: z.string().check(z.minLength(1, 'Retype the password')) })
  .check(samePassword('pwd', 'retypePassword'))

export const emptySignup: z.input<typeof signupForm> = {
  first_name: '',
  middle_name: '',
  last_name: '',
  company_name: '',
  work_email: '',
  countryCode: '+1',
  company_phone_number: '',
  company_reg_number: '',
  company_region: 'US',
  pwd: '',
  retypePassword: '',
}
