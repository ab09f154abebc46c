import { randomUUID } from 'node:crypto'
import type { QuoteRequestDraft } from '@tradelane/contract/quote-requests/forms'
import { valueOfGoods } from '@tradelane/contract/quote-requests/value-of-goods'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, compare, parseMoney } from '@tradelane/money'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { findPartner } from '../partners/index.ts'
import { refuseImpossibleCodes } from './hs-code-of.ts'
import {
  contentOf,
  lockRequest,
  type RequestContent,
  type RequestRow,
  requireDraft,
} from './quote-requests.ts'

type Saved = { quote_request_id: string; version: number }

/**
 * Saves what was sent, and leaves alone what was not. Refuses with NOT_FOUND, with CONFLICT where somebody else has saved since the
 * version that was edited, with ILLEGAL_STATE what was submitted, and by field.
 */
export async function saveRequest(
  { db, clock }: Deps,
  actor: CustomerActor,
  { quote_request_id: id, version, ...sent }: QuoteRequestDraft,
): Promise<Saved> {
  const at = clock.now()
  refuseImpossibleCodes(sent)
  await requirePartner(db, actor, sent)
  if (!id) {
    requireCountable(sent)
    return inTransaction(db, (tx) => addRequest(tx, actor, sent, at))
  }
  return inTransaction(db, async (tx) => {
    const row = await lockRequest(tx, actor, id)
    requireVersion(row, version)
    requireDraft(row)
    const content = { ...contentOf(row), ...given(sent) }
    requireCountable(content)
    const set = { content: JSON.stringify(content), version: row.version + 1 }
    await tx
      .updateTable('quote_requests')
      .set({ ...set, updated_at: at, updated_by: actor.userId })
      .where('uid', '=', actor.companyId)
      .where('quote_request_id', '=', id)
      .execute()
    return { quote_request_id: id, version: set.version }
  })
}

export async function addRequest(
  tx: Tx,
  { companyId, userId }: CustomerActor,
  sent: RequestContent,
  at: Date,
): Promise<Saved> {
  const quote_request_id = randomUUID()
  const content = JSON.stringify(given(sent))
  await tx
    .insertInto('quote_requests')
    .values({
      ...{ quote_request_id, uid: companyId, content },
      ...{ created_at: at, updated_at: at, updated_by: userId },
    })
    .execute()
  return { quote_request_id, version: 1 }
}

export async function removeRequest({ db }: Deps, actor: CustomerActor, id: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    requireDraft(await lockRequest(tx, actor, id))
    await tx
      .deleteFrom('quote_requests')
      .where('uid', '=', actor.companyId)
      .where('quote_request_id', '=', id)
      .execute()
  })
}

/** Refuses with CONFLICT where the request is not as it was read. */
export function requireVersion(row: RequestRow, version: number | undefined): void {
  if (version !== undefined && version !== row.version) throw new Refusal('CONFLICT')
}

function given({ services, ...sent }: RequestContent): RequestContent {
  const fields = { ...sent, services: services && [...new Set(services)] }
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

async function requirePartner(
  db: Db,
  scope: OneCompanyScope,
  { counterparty }: RequestContent,
): Promise<void> {
  const id = counterparty?.beneficiary_id
  if (id && !(await findPartner(db, scope, id))) throw new Refusal('NOT_FOUND')
}

/** What travels as a number has fifteen digits, four of them behind the point. */
const mostInAll = '99999999999'

function requireCountable({ goods, currency }: RequestContent): void {
  const counted: Currency = currency ?? 'USD'
  const value = valueOfGoods(goods ?? [], counted)
  if (value && compare(value, parseMoney(mostInAll, counted)) > 0)
    refuseFields({
      goods: 'The goods are worth more than 99,999,999,999 in all. Check quantities and prices',
    })
}
