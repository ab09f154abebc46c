import { kindOfTitle } from '@tradelane/contract/smart-escrow/kind-of-title'
import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import { decimalText } from '@tradelane/money'
import { systemScope } from '../../../../access/scope.ts'
import type { Deps } from '../../../../deps/deps.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../../refusal.ts'
import { linkPurposesOf } from '../../../../registry/link-purposes.ts'
import { completeLink, openAsRecipient } from '../../../people/links/index.ts'
import { findBillInTrade, findBookedInTrade } from '../../shipments/index.ts'
import { listBlocks } from '../blocks.ts'
import { documentTerms } from '../documents/document-terms.ts'
import { presentDocument } from '../documents/present-document.ts'
import { todayOf } from '../escrow-places.ts'
import { type EscrowRow, getEscrow } from '../escrows.ts'
import { describeForSeller } from './describe-for-seller.ts'

/**
 * Plays the seller in the sandbox: it agrees, or presents the first document that is missing, as the terms ask for it. Answers what it did. Refuses with ILLEGAL_STATE what
 * waits for somebody else.
 */
export async function playSeller(deps: Deps, id: string): Promise<string> {
  const about = { purpose: 'escrow_agree', subjectId: id } as const
  const { opened, companyId, recipient } = await openAsRecipient(deps, about)
  const { escrow } = await describeForSeller(deps, opened)
  if (escrow.agreement === 'waiting') {
    const fields = { answer: 'agree', name: recipient }
    await completeLink(deps, linkPurposesOf(deps), { ...opened, fields, ip: '127.0.0.1' })
    return 'The seller has agreed to the escrow.'
  }
  const place = escrow.blocks
    .flatMap(({ documents }, index) => documents.map((document) => ({ document, position: index + 1 })))
    .find(({ document }) => document.may_present && !isExamined(document.presentations))
  if (!place) throw new Refusal('ILLEGAL_STATE', { message: 'The seller has nothing to present now.' })
  const { item_id: item, title } = place.document
  const row = await getEscrow(deps.db, systemScope(companyId), id)
  const stated = await documentOf(deps, row, { title, position: place.position })
  await presentDocument(deps, { ...opened, item, ...(await fileOf(deps, title, row)), ...stated })
  return `The seller has presented: ${title}.`
}

const isExamined = (presentations: readonly { state: string }[]) =>
  presentations.some(({ state }) => state === 'presented')

/** What the document says: what the terms ask for, and of the shipment what the booking of the trade knows. */
async function documentOf(
  deps: Deps,
  row: EscrowRow,
  { title, position }: { title: string; position: number },
): Promise<StatedDocument> {
  const scope = systemScope(row.uid)
  const terms = documentTerms(
    row,
    await listBlocks(deps.db, scope, row.smart_escrow_id),
    { position },
    { title },
  )
  const today = await todayOf(deps.db, row, deps.clock.now())
  const kind = kindOfTitle(title) ?? 'packing_list'
  const document = { kind, document_number: `SIM-${row.number}-${position}`, document_date: today }
  const { amount, currency } = terms.price
  if (kind === 'commercial_invoice' || kind === 'insurance_certificate') {
    const stated = kind === 'commercial_invoice' ? amount : (amount * 110n + 99n) / 100n
    return { ...document, amount: decimalText({ amount: stated, currency }), currency }
  }
  if (kind !== 'transport_document') return document
  const booked = await findBookedInTrade(deps.db, scope, row.transaction_id)
  const bill = await findBillInTrade(deps.db, scope, row.transaction_id)
  // The played carrier may be ahead of the day on which this is presented.
  const shippedOn = bill.shippedOn !== null && bill.shippedOn <= today ? bill.shippedOn : undefined
  const [planned = today] = [today, booked?.loadingDay, terms.latestShipment]
    .filter((day) => typeof day === 'string')
    .toSorted()
  return {
    ...document,
    ...(bill.number !== null && { document_number: bill.number }),
    ...(shippedOn && { document_date: shippedOn }),
    port_of_loading: booked?.loading ?? terms.portOfLoading ?? 'Port of loading',
    port_of_discharge: booked?.discharge ?? terms.portOfDischarge ?? 'Port of discharge',
    shipment_date: shippedOn ?? planned,
    transhipment: 'no',
    partial_shipment: 'no',
  }
}

async function fileOf({ clock, config }: Deps, title: string, row: EscrowRow) {
  const bytes = await renderPdfInThread({
    title,
    author: 'The seller, played by the sandbox',
    printedAt: clock.now(),
    lead: `A sample of the document that smart escrow asks for.`,
    facts: [['Reference', row.reference ?? 'Not given']],
    note: `Made at the sandbox desk of ${config.publicUrl}.`,
  })
  return { base64File: Buffer.from(bytes).toString('base64'), file_name: `${title.slice(0, 60)}.pdf` }
}
