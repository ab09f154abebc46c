import type { WaitingLimits } from '@tradelane/contract/team/calls'
import type { Db, Tx } from '@tradelane/db'
import { decimalText, formatMoney } from '@tradelane/money'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { namesOfUsers } from '../../../access/names-of-users.ts'
import type { CustomerActor } from '../../../access/session-memory.ts'
import { dailyCentsOf, type Settings } from '../../../access/team-settings.ts'
import { noteDecision } from '../../../approvals/note-decision.ts'
import type { Deps } from '../../../deps/deps.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dueAt } from '../../../lifecycle/due-dates.ts'
import type { RowOf } from '../../../lifecycle/lifecycle.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { limitRaiseLifecycle } from './lifecycle.ts'
import { countDeciders, lockTeam } from './members.ts'
import { dollars } from './settings-approval.ts'

export type LimitRaise = RowOf<'limit_raises'>

export const settingsOfRaise = ({ approval_limit, daily_limit }: LimitRaise): Settings => ({
  isOn: true,
  limitCents: approval_limit,
  dailyCents: daily_limit,
})

/** Whether one of the limits becomes higher, and there is another person who may release money. On the locked company. */
export async function needsSecondPerson(
  tx: Tx,
  actor: CustomerActor,
  { before, after }: { before: Settings; after: Settings },
): Promise<boolean> {
  const isRaise = after.limitCents > before.limitCents || dailyCentsOf(after) > dailyCentsOf(before)
  return before.isOn && after.isOn && isRaise && (await countDeciders(tx, actor, actor.userId)) > 0
}

export async function askForRaise(
  tx: Tx,
  actor: CustomerActor,
  { limitCents, dailyCents }: Settings,
  at: Date,
): Promise<void> {
  const countries = await countriesOfCompanies(tx, [actor.companyId])
  await begin(tx, limitRaiseLifecycle, {
    scope: actor,
    to: 'waiting',
    at,
    facts: {
      approval_limit: formatMoney(dollars(limitCents)),
      daily_limit: formatMoney(dollars(dailyCents ?? limitCents)),
    },
    values: {
      ...{ approval_limit: limitCents, daily_limit: dailyCents },
      ...{ requested_by: actor.userId, requested_at: at },
      waits_until: dueAt('waitForRelease', at, countries.get(actor.companyId) ?? null),
    },
  })
}

async function findWaiting(db: Db | Tx, { companyId }: CustomerActor): Promise<LimitRaise | undefined> {
  return db
    .selectFrom('limit_raises')
    .selectAll()
    .where('uid', '=', companyId)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/** Other settings were saved since: what waits was asked for beside the old ones. */
export async function endWaitingRaise(tx: Tx, actor: CustomerActor, at: Date): Promise<void> {
  const waiting = await findWaiting(tx, actor)
  if (waiting) await decideRaise(tx, actor, { raise: waiting, state: 'void', at })
}

type Decision = { raise: LimitRaise; state: 'released' | 'refused' | 'withdrawn' | 'void'; at: Date }

export async function decideRaise(
  tx: Tx,
  actor: CustomerActor,
  { raise, state, at }: Decision,
): Promise<void> {
  await move(tx, limitRaiseLifecycle, {
    scope: actor,
    id: raise.limit_raise_id,
    from: 'waiting',
    to: state,
    at,
    set: { decided_by: actor.userId, decided_at: at },
  })
}

/** Refuses a colleague's higher limits, or takes one's own back. Refuses with NOT_FOUND, and with ILLEGAL_STATE what is decided. */
export async function refuseRaise(deps: Deps, actor: CustomerActor, raiseId: string): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    await lockTeam(tx, actor)
    const raise = await lockRow(tx, limitRaiseLifecycle, { scope: actor, id: raiseId })
    if (raise.state !== 'waiting') throw new Refusal('ILLEGAL_STATE')
    const isOwn = raise.requested_by === actor.userId
    noteDecision(tx, actor, 'limit raise')
    await decideRaise(tx, actor, { raise, state: isOwn ? 'withdrawn' : 'refused', at: deps.clock.now() })
    return isOwn
  })
}

/** What waits for a second person, as the team's page shows it. */
export async function describeWaiting(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: CustomerActor,
): Promise<WaitingLimits | null> {
  const waiting = await findWaiting(db, actor)
  if (!waiting || clock.now() >= waiting.waits_until) return null
  const settings = settingsOfRaise(waiting)
  const isDecider = actor.role === 'owner' || actor.role === 'approver'
  const isOwn = waiting.requested_by === actor.userId
  return {
    limit_raise_id: waiting.limit_raise_id,
    approval_limit: decimalText(dollars(settings.limitCents)),
    daily_limit: decimalText(dollars(dailyCentsOf(settings))),
    requested_by: (await namesOfUsers(db, actor, [waiting.requested_by])).get(waiting.requested_by) ?? '',
    requested_at: waiting.requested_at,
    expires_at: waiting.waits_until,
    may_decide: isDecider && !isOwn,
    may_withdraw: isDecider && isOwn,
  }
}
