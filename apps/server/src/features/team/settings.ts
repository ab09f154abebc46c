import { formatMoney, type Money, money, parseMoney } from '@tradelane/money'
import type { CustomerActor } from '../../access/session-memory.ts'
import type { Deps } from '../../boot/deps.ts'
import { recordEvent } from '../../lifecycle/events.ts'
import { Refusal } from '../../refusal.ts'
import { inTransaction } from '../../transaction.ts'
import { findUser, requireApproval, sendCode, useCode } from '../accounts/index.ts'
import { countMembers, countOpenInvitations, lockTeam, type Settings } from './queries.ts'
import { requireStillOwner } from './require-still-owner.ts'

/** What is chosen: `limit` is decimal text, in US dollars. */
export type Choice = { isOn: boolean; limit: string }

/** Mails the code for exactly this choice. */
export async function sendSettingsCode(deps: Deps, { userId }: CustomerActor, choice: Choice): Promise<void> {
  const user = await findUser(deps.db, userId)
  if (!user) throw new Refusal('UNAUTHENTICATED')
  await sendCode(deps, {
    userId,
    purpose: 'team settings',
    binding: settingsBinding(choice),
    to: user.work_email,
    subject: 'Your Tradelane code to change the team settings',
    text: `{code} is your code to change how your company works together:

${wordsOf(choice)}

It is good for 10 minutes and for this change only. If you did not ask for it, change your password at once.`,
  })
}

/**
 * Turns the team on or off and sets the limit above which payments wait. Refuses with ILLEGAL_STATE to turn it off
 * while there is anybody but the owner: their roles would mean nothing any more.
 */
export async function saveSettings(
  deps: Deps,
  actor: CustomerActor,
  choice: Choice & { password: string; code: string },
): Promise<void> {
  const { companyId, userId } = actor
  const codeId = await requireApproval(deps, actor, {
    purpose: 'team settings',
    binding: settingsBinding(choice),
    password: choice.password,
    code: choice.code,
  })
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const before = await lockTeam(tx, companyId)
    const wanted: Settings = {
      isOn: choice.isOn,
      limitCents: choice.isOn ? limitOf(choice).amount : before.limitCents,
    }
    await requireStillOwner(tx, actor)
    const others = (await countMembers(tx, companyId)) - 1 + (await countOpenInvitations(tx, companyId))
    if (!wanted.isOn && others > 0)
      throw new Refusal('ILLEGAL_STATE', { message: 'Remove the other people and invitations first.' })
    await useCode(tx, codeId, at)
    await tx
      .updateTable('companies')
      .set({ team_enabled: wanted.isOn, approval_limit: wanted.limitCents })
      .where('uid', '=', companyId)
      .execute()
    await recordEvent(tx, {
      companyId,
      subject: 'team',
      subjectId: companyId,
      from: before.isOn ? 'on' : 'off',
      to: wanted.isOn ? 'on' : 'off',
      actor: `user:${userId}`,
      at,
      before: { approval_limit: dollars(before.limitCents) },
      after: { approval_limit: dollars(wanted.limitCents) },
    })
  })
}

/** What a code for the settings is good for: exactly these. */
export const settingsBinding = (choice: Choice): string => `team settings: ${wordsOf(choice)}`

const limitOf = ({ limit }: Choice): Money => parseMoney(limit, 'USD')
const dollars = (cents: bigint): string => formatMoney(money(cents, 'USD'))

function wordsOf(choice: Choice): string {
  if (!choice.isOn) return 'One person does everything; nothing waits for an approval.'
  const limit = limitOf(choice)
  return limit.amount === 0n
    ? 'Several people; every payment waits for an approver.'
    : `Several people; payments above ${formatMoney(limit)} wait for an approver.`
}
