import type { UserRow } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import { codeMails } from './mails.ts'
import { mailNewResetLink } from './reset-links.ts'

export const mailResetLink = (deps: Deps, { user_id, work_email }: UserRow): Promise<void> =>
  mailNewResetLink(deps, { userId: user_id }, (token) => ({
    to: work_email,
    ...codeMails.resetLink(deps.config.publicUrl, token),
  }))
