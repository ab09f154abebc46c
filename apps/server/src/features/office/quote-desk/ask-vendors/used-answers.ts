import type { OfferRow } from '@tradelane/contract/quote-desk/forms'
import type { Db, Tx } from '@tradelane/db'
import { type Currency, formatMoney, type Money, money } from '@tradelane/money'
import { refuseFields } from '../../../../refusal.ts'
import type { CaseRow } from '../cases.ts'
import { type KnownAsk, offeredIn, selectAsks } from './asks.ts'

export type UsedAnswers = ReadonlyMap<string, KnownAsk>

/** Of this request: what vendors have answered, where a row of the form is made of it. */
export async function answersUsed(
  db: Db | Tx,
  { case_id }: Pick<CaseRow, 'case_id'>,
  rows: readonly OfferRow[],
): Promise<UsedAnswers> {
  const ids = rows.flatMap(({ ask_id }) => ask_id ?? [])
  if (ids.length === 0) return new Map()
  const asks = await selectAsks(db).where('case_id', '=', case_id).where('ask_id', 'in', ids).execute()
  return new Map(asks.map((ask) => [ask.ask_id, ask]))
}

/**
 * A row that is made of an answer names its vendor and its price: the vendor may have changed the answer since the desk has read it.
 * `buy`: undefined where the row has no price yet.
 */
export function answerFaults(
  { ask_id, vendor_id }: OfferRow,
  buy: Money | undefined,
  answers: UsedAnswers,
): Record<string, string> {
  if (!ask_id) return {}
  const ask = answers.get(ask_id)
  if (!ask) return { ask_id: 'Select an answer to this request' }
  const { vendor_name } = ask
  const offered = offeredIn(ask)
  if (!offered)
    return {
      ask_id: ask.answered_at ? `${vendor_name} cannot offer` : `${vendor_name} has not answered yet`,
    }
  if (ask.ended_at) return { ask_id: `The offer of ${vendor_name} has ended. Ask it again` }
  const price = money(offered.buy_amount, offered.currency as Currency)
  return {
    ...(vendor_id !== ask.vendor_id && { vendor_id: `The answer is of ${vendor_name}. Select this vendor` }),
    ...(buy &&
      (buy.currency !== price.currency || buy.amount !== price.amount) && {
        buy_amount: `${vendor_name} asks ${formatMoney(price)}. Enter that, or remove the answer`,
      }),
  }
}

/** The answer's file goes on with the offer, unless the row has another one, or says that it has none. */
export const takesAnswersFile = ({ ask_id, file, keeps_file_of }: OfferRow): boolean =>
  Boolean(ask_id) && file === undefined && !keeps_file_of

/** Refuses at the row's file where the vendor has sent another one while it was copied. */
export function requireCopiesOf(
  rows: readonly OfferRow[],
  { now, copied }: { now: UsedAnswers; copied: UsedAnswers },
): void {
  const faults = rows.flatMap((row, index) => {
    const storedIn = (answers: UsedAnswers) => answers.get(row.ask_id ?? '')?.stored_id
    if (!takesAnswersFile(row) || storedIn(now) === storedIn(copied)) return []
    return [[`quotes.${index}.file`, 'The vendor has just sent another file. Submit again']]
  })
  if (faults.length > 0) refuseFields(Object.fromEntries(faults))
}
