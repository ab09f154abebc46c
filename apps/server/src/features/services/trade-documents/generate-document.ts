import type { DocumentFields, MadeType } from '@tradelane/contract/trade-documents/forms'
import { wantedOf } from '@tradelane/contract/trade-documents/lacks'
import { whyNotMade } from '@tradelane/contract/trade-documents/made-by'
import { sql } from 'kysely'
import { getCompany } from '../../../access/company.ts'
import type { CompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { isTooFar, tooFar, yearOf } from '../../../lifecycle/far-days.ts'
import { recordNumber } from '../../../lifecycle/numbers.ts'
import { renderPdfInThread } from '../../../pdf/render-pdf-in-thread.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { contentOf, findRequestOfTrade } from '../../trade/quote-requests/index.ts'
import { addDocument, Overtaken, requireRoom } from './add-document.ts'
import { checkedFields } from './check-fields.ts'
import { documentPaper } from './document-paper.ts'
import { prefilledFields } from './prefill.ts'

const prefixes: Record<MadeType, string> = {
  proforma_invoice: 'PI',
  commercial_invoice: 'CI',
  packing_list: 'PL',
  shipping_instruction: 'SI',
  purchase_order: 'PO',
}

type DocumentOrder = { transaction_id: string; type: MadeType; fields?: DocumentFields | undefined }

/** Makes a document from what the trade says and what was typed instead. Refuses with NOT_FOUND, and what does not add up. */
export async function generateDocument(deps: Deps, scope: CompanyScope, asked: DocumentOrder) {
  const { transaction_id, type } = asked
  await requireOwnSide(deps, scope, asked)
  const prefilled = await prefilledFields(deps, scope, { transactionId: transaction_id, type })
  const fields = checkedFields(type, asked.fields ?? {}, prefilled)
  const printedAt = deps.clock.now()
  const { company_name: author } = await getCompany(deps.db, scope)
  // The number names the year of the printed date, where it has one.
  const year = yearOf(fields.date ?? printedAt.toISOString())
  if (isTooFar(year, printedAt)) refuseFields({ 'fields.date': tooFar })
  await requireRoom(deps.db, transaction_id)
  const make = async () => {
    const number = await nextNumber(deps, scope, type, year)
    const bytes = await renderPdfInThread(documentPaper({ type, number, author, printedAt, fields }))
    const added = await addDocument(deps, scope, {
      ...{ transaction_id, type, base64File: Buffer.from(bytes).toString('base64') },
      ...{ file_name: `${type.replaceAll('_', '-')}-${number}.pdf`, made: { number, fields } },
    })
    return { ...added, number, lacks: wantedOf(type, fields) }
  }
  return inOrder(make)
}

/** Of two that are made at once the later number may be kept first: the other one is printed again, with a number behind it. */
async function inOrder<Made>(make: () => Promise<Made>): Promise<Made> {
  for (;;) {
    const made = await make().catch((error: unknown) => {
      if (error instanceof Overtaken) return error
      throw error
    })
    if (!(made instanceof Overtaken)) return made
  }
}

/** Nobody makes an invoice in the name of who sells to them. Refuses with ILLEGAL_STATE. */
async function requireOwnSide({ db }: Deps, scope: CompanyScope, { transaction_id, type }: DocumentOrder) {
  const request = await findRequestOfTrade(db, scope, transaction_id)
  const message = whyNotMade(type, (request && contentOf(request).role) ?? null)
  if (message !== undefined) throw new Refusal('ILLEGAL_STATE', { message })
}

/**
 * From 1 for each company, kind and year. Taken before the document is printed, which says it: where that fails, the number is left out, and
 * never given twice.
 */
async function nextNumber(
  deps: Deps,
  { companyId }: CompanyScope,
  type: MadeType,
  year: number,
): Promise<string> {
  const { last } = await inTransaction(deps.db, (tx) =>
    tx
      .insertInto('trade_document_numbers')
      .values({ uid: companyId, type, year, last: 1 })
      .onConflict((conflict) =>
        conflict.columns(['uid', 'type', 'year']).doUpdateSet({ last: sql`trade_document_numbers.last + 1` }),
      )
      .returning('last')
      .executeTakeFirstOrThrow(),
  )
  return recordNumber(prefixes[type], last, new Date(Date.UTC(year, 0, 1)))
}
