import { type TradeHappening, tradeHappenings } from '@tradelane/contract/transactions/happenings'
import type { Tx } from '@tradelane/db'
import { actorOf, type OneCompanyScope } from '../../../access/scope.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import type { Worded } from '../../../lifecycle/timeline.ts'

/** The subject of a trade's own events: what people do with the trade, apart from what happens to its services. */
export const tradeSubject = 'transaction'

/** The words of these events. A trade has no states. */
export const tradeWords: Worded = { subject: tradeSubject, states: {}, happenings: tradeHappenings }

type TradeEvent = {
  transactionId: string
  what: TradeHappening
  at: Date
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

export const recordTradeEvent = (
  tx: Tx,
  scope: OneCompanyScope,
  { transactionId, what, ...event }: TradeEvent,
): Promise<void> =>
  recordEvent(tx, {
    companyId: scope.companyId,
    subject: tradeSubject,
    subjectId: transactionId,
    from: null,
    to: what,
    actor: actorOf(scope),
    ...event,
  })
