import { promises } from '@tradelane/contract/lifecycle/promises'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Tx } from '@tradelane/db'
import { systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { plusDays } from '../../../lifecycle/local-days.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { change, move } from '../../../lifecycle/move.ts'
import { lastTodayAnywhere } from '../../../lifecycle/today-anywhere.ts'
import { inTransaction } from '../../../transaction.ts'
import { eachDue } from '../../../work/each-due.ts'
import { lockNewest, mailNews } from '../../people/links/index.ts'
import { factsOf } from './change-document.ts'
import { tradeDocumentLifecycle } from './lifecycle.ts'
import { goodStates, stateAt } from './stored-documents.ts'

/** Who was asked only yesterday needs no second mail today. */
const restMs = 24 * 3_600_000

/** The job: says of papers whose last day is over that they have expired, and mails those who have not sent what is due soon. */
export async function watchTradeDocuments(deps: Deps): Promise<void> {
  const { db, clock } = deps
  const at = clock.now()
  const soon = plusDays(at.toISOString().slice(0, 10), promises.remindOfDocument.days)
  await eachDue(deps, {
    job: 'watch-trade-documents',
    subject: 'trade_document',
    does: 'end a paper of a trade whose day is over, or remind of one that is due',
    due: ({ after, limit }) =>
      db
        .selectFrom('trade_documents')
        .select(['trade_document_id as id', 'uid as companyId'])
        .where(({ or, and, eb }) =>
          or([
            and([eb('state', 'in', goodStates), eb('expires_on', '<', lastTodayAnywhere(at))]),
            and([
              ...[eb('state', '=', 'requested'), eb('reminded_at', 'is', null), eb('due_on', '<=', soon)],
              eb('added_at', '<=', new Date(at.getTime() - restMs)),
            ]),
          ]),
        )
        .where('trade_document_id', '>', after)
        .orderBy('trade_document_id')
        .limit(limit)
        .execute(),
    each: ({ id, companyId }) => inTransaction(db, (tx) => watch(tx, id, String(companyId), at)),
  })
}

async function watch(tx: Tx, id: string, companyId: string, at: Date): Promise<void> {
  const scope = systemScope(companyId)
  // An answer locks its link before the record.
  const link = await lockNewest(tx, scope, { subject: 'trade_document', subjectId: id, at })
  const row = await lockRow(tx, tradeDocumentLifecycle, { scope, id })
  if (row.state === 'requested') {
    if (row.reminded_at !== null) return
    await change(tx, tradeDocumentLifecycle, { scope, id, at, set: { reminded_at: at } })
    if (!link || row.due_on === null) return
    const by = dayText(row.due_on)
    await mailNews(tx, link, {
      subject: `A document is due on ${by}`,
      text: `This was not uploaded yet, and is due on ${by}:\n\n${row.asked}`,
    })
  } else if (row.state !== 'expired' && stateAt(row, at) === 'expired') {
    await move(tx, tradeDocumentLifecycle, { scope, id, to: 'expired', at, facts: factsOf(row) })
  }
}
