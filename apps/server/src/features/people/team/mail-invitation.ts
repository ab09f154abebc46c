import { createHash, randomBytes } from 'node:crypto'
import { promised, promisedMs } from '@tradelane/contract/lifecycle/promises'
import { findUser, findUserByEmail } from '../../../access/users.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'

/** The job: creates and mails a new link, and voids the previous one. Only its hash is stored. */
export async function mailInvitation(
  deps: Deps,
  { companyId, invitationId }: Tasks['mail-invitation'],
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const invitation = await deps.db
    .updateTable('invitations')
    .set({
      token_hash: hashInvitationToken(token),
      expires_at: new Date(deps.clock.now().getTime() + promisedMs('invitationLink')),
    })
    .where('uid', '=', companyId)
    .where('invitation_id', '=', invitationId)
    .where('state', '=', 'invited')
    .returning(['email', 'invited_by', 'role'])
    .executeTakeFirst()
  const inviter = invitation && (await findUser(deps.db, invitation.invited_by))
  if (!invitation || !inviter) return
  const isTaken = (await findUserByEmail(deps.db, invitation.email))?.email_verified_at != null
  const name = `${inviter.first_name} ${inviter.last_name}`
  const words = { name, company: inviter.company_name, role: invitation.role }
  const link = `${deps.config.publicUrl}/join?token=${token}`
  await deps.mail.send(letter({ to: invitation.email, ...(isTaken ? taken(words) : invites(words, link)) }))
}

export const hashInvitationToken = (token: string): string => createHash('sha256').update(token).digest('hex')

type MailText = { name: string; company: string; role: string }

const invites = ({ name, company, role }: MailText, link: string) => ({
  subject: 'You are invited to work with your company on Tradelane',
  text: `Open this link within ${promised('invitationLink')} to join as ${role}:
${link}

${name} invites you to work for ${company} on Tradelane. The link works once. If you do not know this person, you can ignore this email.

Tradelane`,
})

/** An address belongs to one person of one company. Only the reader of its mailbox is informed, not the inviter. */
const taken = ({ name, company }: MailText) => ({
  subject: 'You are invited to a company on Tradelane',
  text: `${name} invites you to work for ${company} on Tradelane. This address already has a Tradelane account, and an address can belong to only one company. Ask for an invitation to another address.

Tradelane`,
})
