import type { QuoteRequestDraft } from '@tradelane/contract/quote-requests/forms'
import { valueOfGoods } from '@tradelane/contract/quote-requests/value-of-goods'
import type { Database, Db, Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import type { Selectable } from 'kysely'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { Refusal } from '../../../refusal.ts'

export type RequestRow = Selectable<Database['quote_requests']>
/** The fields of a request; null or missing is what nobody has filled in. */
export type RequestContent = Omit<QuoteRequestDraft, 'quote_request_id' | 'version'>
export type GoodsLine = NonNullable<RequestContent['goods']>[number]

export const contentOf = ({ content }: Pick<RequestRow, 'content'>): RequestContent =>
  content as RequestContent

/** What its goods are worth, as far as that is known. */
export const valueOfRequest = ({ goods, currency }: RequestContent): Money | undefined =>
  currency ? valueOfGoods(goods ?? [], currency) : undefined

export const requestsOf = (db: Db | Tx, { companyId }: OneCompanyScope) =>
  db.selectFrom('quote_requests').selectAll().where('uid', '=', companyId)

/** Refuses with NOT_FOUND what is not there, or another company's. */
export async function getRequest(db: Db | Tx, scope: OneCompanyScope, id: string): Promise<RequestRow> {
  const row = await requestsOf(db, scope).where('quote_request_id', '=', id).executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The same, locked until the transaction ends. */
export async function lockRequest(tx: Tx, scope: OneCompanyScope, id: string): Promise<RequestRow> {
  const row = await requestsOf(tx, scope).where('quote_request_id', '=', id).forUpdate().executeTakeFirst()
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

/** The request that a trade began with. */
export const findRequestOfTrade = (
  db: Db | Tx,
  scope: OneCompanyScope,
  transactionId: string,
): Promise<RequestRow | undefined> =>
  requestsOf(db, scope).where('transaction_id', '=', transactionId).executeTakeFirst()

/** What can only be done with a draft. */
export function requireDraft({ transaction_id }: RequestRow): void {
  if (transaction_id === null) return
  throw new Refusal('ILLEGAL_STATE', {
    message: 'This request was submitted and is a trade now. Copy it to ask for something else.',
  })
}
