import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import { type DocumentKind, documentKinds } from '@tradelane/contract/smart-escrow/document-kinds'
import type { PresentationState } from '@tradelane/contract/smart-escrow/presentation-states'
import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import { smartEscrow } from '@tradelane/contract/smart-escrow/service-info'
import type { TradeDocumentType } from '@tradelane/contract/trade-documents/types'
import type { Db } from '@tradelane/db'
import type { Currency } from '@tradelane/money'
import { type OfficeScope, type OneCompanyScope, systemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { IssuedPaper } from '../../../entries/feature-entry.ts'
import { storedPapers } from '../../papers/documents/index.ts'
import { escrowNumber, getEscrow, selectEscrows } from './escrows.ts'
import { listPresentations, statedIn } from './presentations.ts'

/** What was refused or replaced is no paper of the trade. */
const held = statesWhere<PresentationState>({
  presented: true,
  refused: false,
  approved: true,
  replaced: false,
  settled: true,
})

const types: Readonly<Record<DocumentKind, TradeDocumentType>> = {
  commercial_invoice: 'commercial_invoice',
  transport_document: 'bill_of_lading',
  packing_list: 'packing_list',
  certificate_of_origin: 'certificate_of_origin',
  insurance_certificate: 'insurance_certificate',
  inspection_certificate: 'other',
  other: 'other',
}

/** The papers that sellers have presented, with what they say. */
export async function presentedPapers(
  deps: Deps,
  scope: OneCompanyScope,
  records: readonly { subject: string; id: string }[],
): Promise<IssuedPaper[]> {
  const ids = records.filter(({ subject }) => subject === 'smart_escrow').map(({ id }) => id)
  if (ids.length === 0) return []
  const escrows = await selectEscrows(deps.db, scope).where('escrow.smart_escrow_id', 'in', ids).execute()
  const found = await Promise.all(
    escrows.map(async (row) => {
      const all = await listPresentations(deps.db, scope, row.smart_escrow_id)
      return all.filter(({ state }) => held.includes(state)).map((one) => ({ ...one, row }))
    }),
  )
  const presented = found.flat()
  const stored = await storedPapers(
    deps,
    scope,
    presented.map(({ file }) => file),
  )
  return presented.flatMap(({ presentation_id, file, presented_at: at, row, ...presentation }) => {
    const paper = stored.get(file)
    if (!paper) return []
    const stated = statedIn(presentation)
    const { kind, document_number: number } = stated
    return {
      ...{ key: keyOf(presentation_id), type: types[kind], at, ...paper, says: saidIn(stated) },
      title: `${kind === 'transport_document' ? 'Transport document' : documentKinds[kind]} ${number}`,
      ...{ record: escrowNumber(row), link: smartEscrow.customerPage(row.smart_escrow_id) },
    }
  })
}

const keyOf = (presentationId: string): string => `presented.${presentationId}`

/** The keys of what was presented in an escrow, for a colleague who examines it. Refuses with NOT_FOUND. */
export async function findPapersOfEscrow(db: Db, scope: OfficeScope, escrowId: string) {
  const { uid, transaction_id: transactionId } = await getEscrow(db, scope, escrowId)
  const presentations = await listPresentations(db, systemScope(uid), escrowId)
  return { uid, transactionId, keys: presentations.map((one) => keyOf(one.presentation_id)) }
}

/** As the seller typed it: the sum of an invoice, and the way of a transport document. */
function saidIn({ kind, amount, currency, ...stated }: StatedDocument): NonNullable<IssuedPaper['says']> {
  const isInvoice = kind === 'commercial_invoice' && amount !== undefined && currency !== undefined
  return {
    ...(isInvoice && { total: amount, currency: currency as Currency }),
    port_of_loading: stated.port_of_loading ?? null,
    port_of_discharge: stated.port_of_discharge ?? null,
    shipping_date: stated.shipment_date ?? null,
  }
}
