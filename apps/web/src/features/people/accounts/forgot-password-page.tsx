import { accounts } from '@tradelane/contract/accounts/calls'
import { forgottenPassword } from '@tradelane/contract/accounts/forms'
import { api } from '../../../lib/net/api.ts'
import { messageOf } from '../../../lib/net/api-error.ts'
import { MailLinkForm } from '../../../ui/forms/mail-link-form.tsx'
import { toast } from '../../../ui/toast.ts'

export const ForgotPasswordPage = () => (
  <MailLinkForm
    lead="Enter your email. We will send you a link to set a new password."
    rule={forgottenPassword}
    send={(body) => api(accounts.forgotPassword, { body })}
    sentIf="has an account"
    signIn="/login"
    onFailure={(error) => toast.error(messageOf(error, 'Something went wrong!'))}
  />
)
