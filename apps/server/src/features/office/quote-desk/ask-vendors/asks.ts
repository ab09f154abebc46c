import type { AskState } from '@tradelane/contract/quote-desk/vendor-asks'
import type { Database, Db, Tx } from '@tradelane/db'
import { type Selectable, sql } from 'kysely'
import type { Deps } from '../../../../deps/deps.ts'
import { Refusal } from '../../../../refusal.ts'

export type AskRow = Selectable<Database['vendor_asks']>
export type KnownAsk = AskRow & { is_used: boolean }

/** An offer was made of it, published or not yet. */
const isUsed = sql<boolean>`exists (select from quote_offers where quote_offers.ask_id = vendor_asks.ask_id)`

/** With whether the desk has used the answer. */
export const selectAsks = (db: Db | Tx) =>
  db.selectFrom('vendor_asks').selectAll().select(isUsed.as('is_used'))

/** What the vendor offers; undefined while it has not answered, and where it cannot offer. */
export function offeredIn({ currency, buy_amount, eta_days, valid_until }: AskRow) {
  if (currency === null || buy_amount === null || eta_days === null || valid_until === null) return undefined
  return { currency, buy_amount, eta_days, valid_until }
}

/** No answer comes after the last moment, or after the request has ended. */
export function askStateOf(ask: AskRow, now: Date): AskState {
  if (ask.cannot_offer !== null) return 'CANNOT_OFFER'
  if (ask.answered_at !== null) return 'ANSWERED'
  if (ask.replaced_at !== null) return 'REPLACED'
  if (ask.ended_at !== null && ask.ended_at < ask.answer_until) return 'ENDED'
  return ask.answer_until <= now ? 'LATE' : 'ASKED'
}

/** The file that came with an answer. Refuses with NOT_FOUND. */
export async function readAnswerFile({ db, files }: Deps, askId: string) {
  const ask = await selectAsks(db).where('ask_id', '=', askId).executeTakeFirst()
  if (!ask?.stored_id || !ask.file_name || !ask.content_type) throw new Refusal('NOT_FOUND')
  const stored = await files.get(ask.stored_id)
  if (!stored) throw new Error(`the file of the answer ${askId} is missing`)
  return { bytes: stored.bytes, content_type: ask.content_type, file_name: ask.file_name }
}
