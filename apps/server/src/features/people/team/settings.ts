import { formatMoney, money } from '@tradelane/money'
import { updateCompany } from '../../../access/company.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import type { Settings } from '../../../access/team-settings.ts'
import { withApproval } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { Refusal } from '../../../refusal.ts'
import { countMembers, countOpenInvitations } from './members.ts'
import { type Choice, limitOf, settingsChange } from './settings-approval.ts'

type SettingsForm = Choice & { password: string; verify_code: string }

/**
 * Turns team mode on or off and sets the limit. Refuses with ILLEGAL_STATE to turn it off while there is any member
 * besides the owner, because their roles would have no meaning.
 */
export async function saveSettings(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: SettingsForm,
): Promise<void> {
  const { companyId, userId } = actor
  const approval = { which, password, code }
  await withApproval(deps, actor, settingsChange, approval, async (tx, { row: { before }, at }) => {
    const isOn = which.team_enabled === 1
    const after: Settings = { isOn, limitCents: isOn ? limitOf(which).amount : before.limitCents }
    const others = (await countMembers(tx, actor)) - 1 + (await countOpenInvitations(tx, actor))
    if (!isOn && others > 0)
      throw new Refusal('ILLEGAL_STATE', { message: 'Remove all other people and invitations first.' })
    await updateCompany(tx, actor, { team_enabled: isOn, approval_limit: after.limitCents })
    await recordEvent(tx, {
      companyId,
      subject: 'team',
      subjectId: companyId,
      from: before.isOn ? 'on' : 'off',
      to: isOn ? 'on' : 'off',
      actor: `user:${userId}`,
      at,
      before: { approval_limit: dollars(before.limitCents) },
      after: { approval_limit: dollars(after.limitCents) },
    })
  })
}

const dollars = (cents: bigint): string => formatMoney(money(cents, 'USD'))
