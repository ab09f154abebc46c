import { createHash, randomBytes } from 'node:crypto'
import { promised, promisedMs } from '@tradelane/contract/lifecycle/promises'
import { staffRoleFacts } from '@tradelane/contract/staff/colleagues'
import { namesOfAdministrators } from '../../../access/names-of-administrators.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { Tasks } from '../../../entries/jobs.ts'
import { letter } from '../../../mail/letter.ts'
import { toColleague } from './lock-staff.ts'

/** The job: creates and mails a new link, and voids the previous one. Only its hash is stored. */
export async function mailStaffInvitation(
  deps: Deps,
  { administratorId }: Tasks['mail-staff-invitation'],
): Promise<void> {
  const token = randomBytes(32).toString('base64url')
  const invitation = await deps.db
    .updateTable('staff_invitations')
    .set({
      token_hash: hashStaffToken(token),
      expires_at: new Date(deps.clock.now().getTime() + promisedMs('invitationLink')),
    })
    .where('administrator_id', '=', administratorId)
    .returning('invited_by')
    .executeTakeFirst()
  if (!invitation) return
  const row = await deps.db
    .selectFrom('administrators')
    .select(['administrator_id', 'email', 'name', 'role', 'state'])
    .where('administrator_id', '=', administratorId)
    .executeTakeFirstOrThrow()
  const { email, name, role } = toColleague(row)
  const inviter = `administrator:${invitation.invited_by}`
  const invitedBy = (await namesOfAdministrators(deps.db, [inviter])).get(inviter) ?? 'Tradelane'
  const { label, explanation } = staffRoleFacts[role]
  const link = `${deps.config.publicUrl}/admin/join?token=${token}`
  await deps.mail.send(
    letter({
      to: email,
      subject: 'You are invited to the back office of Tradelane',
      text: `Hello ${name},

open this link within ${promised('invitationLink')} to choose a password and join:
${link}

${invitedBy} invites you to work at the back office of Tradelane. Your role is ${label}. It ${explanation.replace(/^./, (letter) => letter.toLowerCase())} The link works once. If you do not know this person, you can ignore this email.

Tradelane`,
    }),
  )
}

export const hashStaffToken = (token: string): string => createHash('sha256').update(token).digest('hex')
