import { formatMoney } from '@tradelane/money'
import { updateCompany } from '../../../access/company.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { dailyCentsOf, type Settings } from '../../../access/team-settings.ts'
import { withApproval } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { askForRaise, endWaitingRaise, needsSecondPerson } from './limit-raises.ts'
import { countMembers, countOpenInvitations } from './members.ts'
import { type Choice, dollars, settingsAfter, settingsChange } from './settings-approval.ts'

type SettingsForm = Choice & { password: string; verify_code: string }

/**
 * Turns team mode on or off and sets the limits. Higher limits wait for a second owner or approver, where there is one. Refuses with
 * ILLEGAL_STATE to turn it off while there is any member besides the owner, because their roles would have no meaning.
 */
export async function saveSettings(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: SettingsForm,
): Promise<'saved' | 'waiting'> {
  const approval = { which, password, code }
  return withApproval(deps, actor, settingsChange, approval, async (tx, { row: { before }, at }) => {
    const after = settingsAfter(which, before)
    const others = (await countMembers(tx, actor)) - 1 + (await countOpenInvitations(tx, actor))
    if (!after.isOn && others > 0)
      throw new Refusal('ILLEGAL_STATE', { message: 'Remove all other people and invitations first.' })
    await endWaitingRaise(tx, actor, at)
    if (await needsSecondPerson(tx, actor, { before, after })) {
      await askForRaise(tx, actor, after, at)
      return 'waiting'
    }
    await storeSettings(tx, actor, { before, after, at })
    return 'saved'
  })
}

type Tx = Parameters<typeof recordEvent>[0]

/** On the locked company. */
export async function storeSettings(
  tx: Tx,
  actor: CustomerActor,
  { before, after, at }: { before: Settings; after: Settings; at: Date },
): Promise<void> {
  const { companyId, userId } = actor
  const { isOn, limitCents: approval_limit, dailyCents: daily_limit } = after
  await updateCompany(tx, actor, { team_enabled: isOn, approval_limit, daily_limit })
  await recordEvent(tx, {
    companyId,
    subject: 'team',
    subjectId: companyId,
    from: before.isOn ? 'on' : 'off',
    to: isOn ? 'on' : 'off',
    actor: `user:${userId}`,
    at,
    before: textsOf(before),
    after: textsOf(after),
  })
}

const textsOf = (settings: Settings) => ({
  approval_limit: formatMoney(dollars(settings.limitCents)),
  daily_limit: formatMoney(dollars(dailyCentsOf(settings))),
})
