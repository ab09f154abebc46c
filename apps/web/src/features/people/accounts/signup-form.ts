import { signup } from '@tradelane/contract/accounts/forms'
import { z } from 'zod/mini'

/** The rules of the sign-up call, and that both passwords are the same. */
export const signupForm = z
  .extend(signup, { retypePassword: z.string().check(z.minLength(1, 'Retype the password')) })
  .check(
    z.refine(({ pwd, retypePassword }) => pwd === retypePassword, {
      path: ['retypePassword'],
      error: 'Passwords must match',
      // Shown together with all other errors, not only after they are corrected.
      when: ({ value }) => typeof value === 'object',
    }),
  )

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
