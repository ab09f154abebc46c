import { randomUUID } from 'node:crypto'
import { tradeDocumentActions } from '@tradelane/contract/trade-documents/actions'
import type { documentRequest } from '@tradelane/contract/trade-documents/state-calls'
import type { z } from 'zod/mini'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import { actorOf, type CompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { enqueue } from '../../../entries/jobs.ts'
import type { LinkPurpose } from '../../../entries/link-purpose.ts'
import { begin } from '../../../lifecycle/begin.ts'
import { dayIn, endOfDay, plusDays } from '../../../lifecycle/local-days.ts'
import { lockRow } from '../../../lifecycle/lock-row.ts'
import { move } from '../../../lifecycle/move.ts'
import { requireOpen } from '../../../lifecycle/require-open.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { lockDocumentSpace } from '../../papers/documents/index.ts'
import { endLinks, sendLink } from '../../people/links/index.ts'
import { getTransaction } from '../../trade/transactions/index.ts'
import { nextVersion, requireRoom } from './add-document.ts'
import { factsOf } from './change-document.ts'
import { titleOfDocument } from './document-title.ts'
import { tradeDocumentLifecycle } from './lifecycle.ts'
import { stateAt } from './stored-documents.ts'

const mostDaysAhead = 180

/** Asks somebody without an account for a document of a trade, until a day. Refuses with NOT_FOUND, and a document too many. */
export async function requestDocument(
  deps: Deps,
  scope: CompanyScope,
  wanted: z.output<typeof documentRequest>,
): Promise<string> {
  const { transaction_id, type, asked, recipient, email, due_on } = wanted
  await getTransaction(deps.db, scope, transaction_id)
  const at = deps.clock.now()
  const country = (await countriesOfCompanies(deps.db, [scope.companyId])).get(scope.companyId) ?? null
  const today = dayIn(country, at)
  if (due_on <= today) refuseFields({ due_on: 'Choose a day after today' })
  if (due_on > plusDays(today, mostDaysAhead))
    refuseFields({ due_on: `Choose a day at most ${mostDaysAhead} days from now` })
  const id = randomUUID()
  await inTransaction(deps.db, async (tx) => {
    await lockDocumentSpace(tx, scope)
    await requireRoom(tx, transaction_id)
    const row = await begin(tx, tradeDocumentLifecycle, {
      ...{ scope, to: 'requested', at },
      facts: { title: titleOfDocument({ type, asked, number: null, file_name: null }), recipient },
      values: {
        ...{ trade_document_id: id, transaction_id, type, asked, recipient, email, due_on },
        ...{ added_at: at, added_by: scope.userId },
      },
    })
    await sendLink(tx, {
      ...{ purpose: 'doc_upload', companyId: row.uid, by: actorOf(scope), at, asked, recipient, email },
      ...{ subject: 'trade_document', subjectId: id, dueAt: endOfDay(due_on, country) },
    })
  })
  return id
}

/** Asks for it no longer: its link ends first, as an answer locks the link before the record. */
export async function cancelRequest(deps: Deps, scope: CompanyScope, id: string): Promise<void> {
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    await endLinks(tx, scope, { subject: 'trade_document', subjectId: id, at })
    const row = await lockRow(tx, tradeDocumentLifecycle, { scope, id })
    requireOpen(tradeDocumentActions.cancel, { state: stateAt(row, at), used_in: null })
    await move(tx, tradeDocumentLifecycle, { scope, id, to: 'cancelled', at, facts: factsOf(row) })
  })
}

/** The file of who was asked. It becomes the next version of its type. */
export const requestedDocument: LinkPurpose<Deps> = {
  purpose: 'doc_upload',
  subject: 'trade_document',
  folder: 'trade',
  mayBeLocked: true,
  neededFor: 'It belongs to a trade of {company}, who checks it.',
  received: async (tx, { link, at, uploaded: { documentId: document_id, fileName: file_name } }) => {
    const [scope, id] = [systemScope(link.uid), link.subject_id]
    const row = await lockRow(tx, tradeDocumentLifecycle, { scope, id })
    if (row.state !== 'requested') throw new Refusal('LINK_DEAD')
    const { transaction_id, type } = row
    const version = await nextVersion(tx, { transaction_id, type, fileName: file_name, requestId: id })
    const set = { document_id, file_name, version, added_at: at }
    await move(tx, tradeDocumentLifecycle, {
      scope,
      id,
      to: 'uploaded',
      at,
      set,
      facts: factsOf({ ...row, version }),
    })
    const which = { companyId: link.uid, documentId: id }
    await enqueue(tx, 'mail-document-receipt', which)
    await enqueue(tx, 'read-trade-document', which, { maxAttempts: 3 })
  },
}
