import type { Tx } from '@tradelane/db'
import type { Rate } from '@tradelane/money'
import { lockCompany } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findReferenceRate } from '../../world/rates/index.ts'
import { startTransaction, transactionNumber } from '../transactions/index.ts'
import { askServices, type Outcome } from './ask-services.ts'
import { setFirstRoute } from './first-route.ts'
import { missingOf } from './missing-of.ts'
import { contentOf, getRequest, lockRequest, type RequestContent, type RequestRow } from './quote-requests.ts'
import { requireVersion } from './save-request.ts'

type Submitted = Outcome & { transaction_id: string }
type ReadVersion = { quote_request_id: string; version?: number | undefined }

/**
 * Makes a request the current trade, in one transaction with its cases at the desk. Refuses with NOT_FOUND, with CONFLICT where it is not as
 * it was read, and by field what is missing. Safe to repeat: the second answer is the first one's.
 */
export async function submitRequest(
  deps: Deps,
  actor: CustomerActor,
  { quote_request_id: id, version }: ReadVersion,
): Promise<Submitted> {
  const at = deps.clock.now()
  const read = await getRequest(deps.db, actor, id)
  const { currency } = contentOf(read)
  // Nobody outside is asked inside the transaction.
  const toDollars =
    currency && currency !== 'USD' ? await findReferenceRate(deps, currency, 'USD') : undefined
  const submitted = await inTransaction(deps.db, async (tx) => {
    await lockCompany(tx, actor)
    const row = await lockRequest(tx, actor, id)
    const before = outcomeOf(row)
    if (before) return before
    requireVersion(row, version)
    // The rate is of another currency by now, or somebody saves while this is sent.
    if (row.version !== read.version) throw new Refusal('CONFLICT')
    const content = contentOf(row)
    const missing = await missingOf(tx, actor, content, at)
    if (Object.keys(missing).length > 0) refuseFields(missing)
    return beginTrade(deps, tx, actor, {
      row,
      content,
      toDollars: toDollars?.rate,
      at,
    })
  })
  await setFirstRoute(deps, actor, contentOf(read))
  return submitted
}

export const outcomeOf = ({ transaction_id, outcome }: RequestRow): Submitted | undefined =>
  transaction_id === null ? undefined : { ...(outcome as Outcome), transaction_id }

type Beginning = { row: RequestRow; content: RequestContent; toDollars: Rate | undefined; at: Date }

async function beginTrade(
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  { row, content, toDollars, at }: Beginning,
): Promise<Submitted> {
  const { name, currency, services } = content
  const trade = await startTransaction(
    tx,
    actor,
    {
      name: name ?? undefined,
      currency: currency ?? undefined,
      asked: { quoteRequestId: row.quote_request_id, services: services ?? [] },
    },
    at,
  )
  const { transaction_id } = trade
  const outcome = {
    message: `Your request is trade ${transactionNumber(trade)} now`,
    ...(await askServices(deps, tx, actor, { transactionId: transaction_id, content, toDollars, at })),
  }
  await tx
    .updateTable('quote_requests')
    .set({ transaction_id, outcome: JSON.stringify(outcome), version: row.version + 1 })
    .set({ updated_at: at, updated_by: actor.userId })
    .where('uid', '=', actor.companyId)
    .where('quote_request_id', '=', row.quote_request_id)
    .execute()
  return { ...outcome, transaction_id }
}
