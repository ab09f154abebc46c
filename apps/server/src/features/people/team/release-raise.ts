import { raiseRequest } from '@tradelane/contract/team/code-request'
import { formatMoney } from '@tradelane/money'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { dailyCentsOf, type Settings, settingsOf } from '../../../access/team-settings.ts'
import { withApproval } from '../../../approvals/with-approval.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedAction } from '../../../entries/approved-action.ts'
import { lockRow, readRow } from '../../../lifecycle/lock-row.ts'
import { Refusal } from '../../../refusal.ts'
import { limitRaiseLifecycle } from './lifecycle.ts'
import { decideRaise, type LimitRaise, settingsOfRaise } from './limit-raises.ts'
import { lockTeam } from './members.ts'
import { storeSettings } from './settings.ts'
import { dollars } from './settings-approval.ts'

type RaiseKey = { limit_raise_id: string }
type Waiting = { raise: LimitRaise; before: Settings }

/** Releasing the higher limits that a colleague has asked for: the code is for exactly these. */
export const raiseRelease: ApprovedAction<RaiseKey, Waiting> = {
  purpose: 'limit raise',
  who: 'approver',
  isForVerified: false,
  release: 'moves no money out',
  request: raiseRequest,
  load: async ({ db, actor }, { limit_raise_id: id }) => ({
    raise: await readRow(db, limitRaiseLifecycle, { scope: actor, id }),
    before: await settingsOf(db, actor),
  }),
  lock: async ({ tx, actor }, { limit_raise_id: id }) => {
    const before = await lockTeam(tx, actor)
    return { raise: await lockRow(tx, limitRaiseLifecycle, { scope: actor, id }), before }
  },
  require: ({ actor, now }, { raise }) => {
    if (raise.state !== 'waiting' || now >= raise.waits_until)
      throw new Refusal('ILLEGAL_STATE', { message: 'These limits do not wait for release any more.' })
    if (raise.requested_by === actor.userId)
      throw new Refusal('SELF_APPROVAL', {
        message: 'You asked for these limits: a second person must release them.',
      })
  },
  binding: ({ raise, before: { isOn, limitCents, dailyCents } }) => ({
    raise: raise.limit_raise_id,
    limit: raise.approval_limit,
    daily: raise.daily_limit,
    before: { isOn, limitCents, dailyCents },
  }),
  summary: ({ raise, before }) => ({
    mailSubject: 'Your Tradelane code to release higher limits',
    mailLead: '{code} is your code to release the higher limits of your company:',
    facts: [
      `Payments above ${formatMoney(dollars(raise.approval_limit))} wait for release. Now: ${formatMoney(dollars(before.limitCents))}`,
      `One person may approve ${formatMoney(dollars(dailyCentsOf(settingsOfRaise(raise))))} a day alone. Now: ${formatMoney(dollars(dailyCentsOf(before)))}`,
    ],
  }),
}

type ReleaseForm = RaiseKey & { password: string; verify_code: string }

/** A second person's password and code: the limits are higher from here on. Refuses with NOT_FOUND, ILLEGAL_STATE, SELF_APPROVAL. */
export async function releaseRaise(
  deps: Deps,
  actor: CustomerActor,
  { password, verify_code: code, ...which }: ReleaseForm,
): Promise<void> {
  const approval = { which, password, code }
  await withApproval(deps, actor, raiseRelease, approval, async (tx, { row: { raise, before }, at }) => {
    await decideRaise(tx, actor, { raise, state: 'released', at })
    await storeSettings(tx, actor, { before, after: settingsOfRaise(raise), at })
  })
}
