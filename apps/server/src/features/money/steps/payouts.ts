import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { PaymentState } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import type { PayoutRequest } from '@tradelane/providers'
import { sql } from 'kysely'
import { type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { OwnPayout, Payout } from '../../../entries/payout.ts'
import type { TableName } from '../../../lifecycle/lifecycle.ts'
import { asAny, column, stateOf } from '../../../lifecycle/lock-row.ts'
import { Refusal } from '../../../refusal.ts'
import { eachDue } from '../../../work/each-due.ts'
import { makePayout } from './make-payout.ts'
import type { StepId } from './make-step.ts'
import { providerCustomerOf } from './provider-customer.ts'
import { askPayout, recordPayout } from './record-payout.ts'

/** Declares a kind of payout; the types of its row and context follow from what it says. */
export const payoutKind = <S extends string, T extends TableName, Context>(
  payout: Payout<Deps, S, T, Context>,
): Payout<Deps, S, T, Context> => payout

/** Every kind of payout of all features. */
export const payoutsOf = ({ features }: Pick<Deps, 'features'>): Payout<Deps>[] =>
  features.flatMap(({ payouts = [] }) => payouts)

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A payout by its key, as it was handed to the provider; undefined if it is none of ours. */
export async function findPayoutRequest(
  { db, features }: Pick<Deps, 'db' | 'features'>,
  key: string,
): Promise<{ companyId: string; request: Omit<PayoutRequest, 'key' | 'customer'> } | undefined> {
  if (!uuid.test(key)) return undefined
  for (const payout of payoutsOf({ features })) {
    const row = await findPayout(db, payout, key)
    if (row) return { companyId: row.uid, request: await payout.requestOf(db, row) }
  }
  return undefined
}

const findPayout = (db: Db, payout: Payout<Deps>, key: string) =>
  selectPayouts(db, payout).where(sql.ref(payout.lifecycle.idColumn), '=', key).executeTakeFirst()

/** The provider has news of the payout with this key: asks it, and records its answer. False if it is no payout of ours. Safe to repeat. */
export async function readPayoutUpdate(deps: Deps, key: string): Promise<boolean> {
  if (!uuid.test(key)) return false
  for (const payout of payoutsOf(deps)) {
    const row = await findPayout(deps.db, payout, key)
    if (!row) continue
    await askPayout(deps, payout, { companyId: row.uid, id: key })
    return true
  }
  return false
}

/**
 * Sends an answer to what the provider asks about a payout, and records what becomes of it. Refuses with DEPENDENCY_UNAVAILABLE where
 * the provider does not know it. Safe to repeat: an answer to a closed question changes nothing.
 */
export async function answerPayout<S extends string, T extends TableName, C>(
  deps: Deps,
  payout: Payout<Deps, S, T, C>,
  which: StepId,
  text: string,
): Promise<void> {
  const customer = await providerCustomerOf(deps.db, systemScope(which.companyId))
  const answer = await deps.payments.answerRequest({ key: which.id, customer, text })
  if (!answer) throw new Refusal('DEPENDENCY_UNAVAILABLE')
  await recordPayout(deps, payout, which, answer)
}

/** A company's payouts submitted since a moment, and those with these keys at any age. Keys come from outside. */
export async function listOwnPayouts(
  deps: Deps,
  { companyId }: OneCompanyScope,
  { since, keys }: { since: Date; keys: readonly string[] },
): Promise<OwnPayout[]> {
  // One that is not a UUID is no payout of ours, and no reason to fail.
  const ours = keys.filter((key) => uuid.test(key))
  const found = await Promise.all(
    payoutsOf(deps).map(async (payout) => {
      const { lifecycle, startedAt } = payout
      const rows = await selectPayouts(deps.db, payout)
        .where('uid', '=', companyId)
        .where(sql.ref(startedAt), 'is not', null)
        .where(({ eb, or }) =>
          or([
            eb(sql.ref(startedAt), '>=', since),
            eb(sql.ref(lifecycle.idColumn), '=', sql<string>`any(${ours}::uuid[])`),
          ]),
        )
        .execute()
      return rows.map((row) => ({
        key: String(column(row, lifecycle.idColumn)),
        source: payout.sourceOf(row),
        state: stateOf(lifecycle, row) as PaymentState,
        updatesSeen: Number(column(row, 'updates_seen')),
        at: column(row, startedAt) as Date,
      }))
    }),
  )
  return found.flat()
}

const selectPayouts = (db: Db, { lifecycle, kind }: Payout<Deps>) =>
  db
    .selectFrom(asAny(lifecycle.table))
    .selectAll()
    .$if(kind !== undefined, (query) => query.where(sql.ref('kind'), '=', kind))

/** A payout without an update for this long is asked about. */
const patienceMs = 60_000
const mostAtOnce = 100

/**
 * The job: asks about every payout that had no update for a minute, because answers and webhooks can be lost. Each is marked before its
 * query, so that several processes share the work, and one failing query does not stop the rest.
 */
export async function watchPayouts(deps: Deps): Promise<void> {
  for (const payout of payoutsOf(deps))
    await eachDue(deps, {
      job: 'watch-payouts',
      subject: payout.lifecycle.subject,
      does: 'ask the provider about a payout',
      isOnePage: true,
      due: () => claimQuiet(deps.db, payout, deps.clock.now()),
      each: (row) => (row.state === 'submitted' ? makePayout : askAccepted)(deps, payout, row),
    })
}

async function askAccepted(deps: Deps, payout: Payout<Deps>, which: StepId): Promise<void> {
  if (!(await askPayout(deps, payout, which)))
    throw new Error('the provider does not know a payout that it accepted')
}

/** Not ended, and in the provider's hands or on its way there. */
const openStates = statesWhere<PaymentState>({
  draft: false,
  awaiting_approval: false,
  submitted: true,
  // Our own check comes first: the provider does not know it.
  in_review: false,
  processing: true,
  action_required: true,
  sent: true,
  paid: false,
  rejected: false,
  cancelled: false,
  returned: false,
})

async function claimQuiet(db: Db, { lifecycle, kind, quietSince, watched }: Payout<Deps>, now: Date) {
  const [table, id] = [sql.table(lifecycle.table), sql.ref(lifecycle.idColumn)]
  const { rows } = await sql<StepId & { state: string }>`
    update ${table} set asked_at = ${now}
     where ${id} in (
       select ${id} from ${table}
        where state = any(${openStates}) and ${kind === undefined ? sql`true` : sql`kind = ${kind}`}
          and ${quietSince} < ${new Date(now.getTime() - patienceMs)} and ${watched ?? sql`true`}
        order by ${quietSince} limit ${mostAtOnce} for update skip locked)
    returning uid as "companyId", ${id} as id, state`.execute(db)
  return rows
}
