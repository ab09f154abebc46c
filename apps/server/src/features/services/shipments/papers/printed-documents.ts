import type { InvoiceKind } from '@tradelane/contract/invoices/kinds'
import type { ServiceSubject } from '@tradelane/contract/services/registry'
import {
  type PrintedDocument,
  printedDocumentKinds,
  printedDocuments,
} from '@tradelane/contract/shipments/booking-detail'
import { formatMoney } from '@tradelane/money'
import type { Deps } from '../../../../deps/deps.ts'
import { instantText } from '../../../../lifecycle/day-text.ts'
import type { PdfContent } from '../../../../pdf/pdf-content.ts'
import { renderPdfInThread } from '../../../../pdf/render-pdf-in-thread.ts'
import { Refusal } from '../../../../refusal.ts'
import { invoiceFileOf } from '../../../money/invoices/index.ts'
import { findClearance } from '../booking/asks-of-clearance.ts'
import { type BookingRow, bookingNumberOf, quotedFreight } from '../bookings.ts'
import { carriageFacts } from '../carriage-facts.ts'
import {
  type ContainerChargeRow,
  containerChargeNumber,
  findContainerCharge,
} from '../container-charges/container-charges.ts'
import { containerInvoice } from '../container-charges/container-invoice.ts'
import { editionOf } from '../corrections/corrections.ts'
import { cutOffsOf, localTimeText } from '../corrections/cut-offs.ts'
import { describeShipment } from '../describe-shipment.ts'
import { asOrdered } from '../ordered-clearance/ordered-clearance.ts'
import { billKinds, freightBill, freightPrice } from '../payment/freight-bill.ts'
import { dangerousGoodsDeclaration, isDangerous } from './dangerous-goods-declaration.ts'
import { deliveryProof } from './delivery-proof.ts'
import { dutyFacts } from './duty-facts.ts'
import { freightToPay } from './freight-invoice.ts'
import { transportDraft } from './transport-draft.ts'

type Fact = [label: string, value: string]

/** Those that can be had; `containersInvoicedAt` is when demurrage and detention were invoiced, and `isClearancePaid` is said of a bill of its own. */
export function printedDocumentsOf(
  booking: BookingRow,
  containersInvoicedAt: Date | null,
  isClearancePaid: boolean,
): PrintedDocument[] {
  return printedDocumentKinds.filter((kind) => {
    if (kind === 'dangerous_goods_declaration') return isDangerous(booking)
    if (kind === 'container_invoice') return containersInvoicedAt
    if (kind === 'clearance_invoice') return isClearancePaid
    if (kind === 'credit_note') return booking.paid_at && booking.refunded_at
    return kind === 'proof_of_delivery' ? booking.delivered_at : booking.confirmed_at
  })
}

/** A paper of the booking as a file. Refuses with ILLEGAL_STATE what cannot be had yet. */
export async function printDocument(deps: Deps, booking: BookingRow, kind: PrintedDocument) {
  const charge = await findContainerCharge(deps.db, booking)
  const clearance = asOrdered(await findClearance(deps.db, booking))
  const isClearancePaid = clearance?.charge_state === 'collected'
  if (!printedDocumentsOf(booking, charge?.invoiced_at ?? null, isClearancePaid).includes(kind))
    throw new Refusal('ILLEGAL_STATE')
  const billed = billedPaper(booking, charge, kind)
  if (billed)
    return invoiceFileOf(deps, { companyId: booking.uid, subjectId: booking.logistics_id, ...billed })
  const number =
    charge && kind === 'container_invoice' ? containerChargeNumber(charge) : bookingNumberOf(booking)
  const { lead, ...content } = await contents[kind as keyof typeof contents](deps, booking)
  const bytes = await renderPdfInThread({
    author: 'Tradelane',
    title: printedDocuments[kind],
    printedAt: deps.clock.now(),
    lead: [await editionText(deps, booking, kind), lead].filter(Boolean).join('. '),
    ...content,
    note: `To verify this document, write to us at ${deps.config.publicUrl}/help-and-support with the number ${number}.`,
  })
  const name = printedDocuments[kind].toLowerCase().replaceAll(' ', '-')
  return { bytes, content_type: 'application/pdf', file_name: `${name}-${number}.pdf` }
}

/** What was paid, and what was given back, is in the register of invoices: a bill has no second number. */
function billedPaper(
  { paid_at }: BookingRow,
  charge: ContainerChargeRow | undefined,
  kind: PrintedDocument,
): { subject: ServiceSubject; kind: InvoiceKind } | undefined {
  if (kind === 'clearance_invoice') return { subject: 'customs_clearance', kind: 'invoice' }
  if (kind === 'credit_note') return { subject: 'logistics', kind }
  if (kind === 'invoice' && paid_at) return { subject: 'logistics', kind }
  return kind === 'container_invoice' && charge?.paid_at
    ? { subject: 'container_charge', kind: 'invoice' }
    : undefined
}

/** The papers that print the details. */
const withEditions: readonly PrintedDocument[] = [
  'booking_confirmation',
  'transport_draft',
  'dangerous_goods_declaration',
]

/** From the second on: who holds an earlier one sees that it was replaced. */
async function editionText({ db }: Deps, booking: BookingRow, kind: PrintedDocument): Promise<string> {
  const { number, at, isLate } = await editionOf(db, booking)
  if (!at || !withEditions.includes(kind)) return ''
  const late = isLate ? ', amended by the carrier after its cut-off' : ''
  return `Edition ${number} of ${instantText(at)}${late}, replaces all earlier editions`
}

type Contents = (
  deps: Deps,
  booking: BookingRow,
) => Promise<
  Pick<PdfContent, 'lead' | 'facts' | 'form' | 'table' | 'blanks' | 'drawing'> & { title?: string }
>
const contents: Record<Exclude<PrintedDocument, 'credit_note' | 'clearance_invoice'>, Contents> = {
  booking_confirmation: confirmation,
  invoice: freightToPay,
  transport_draft: transportDraft,
  container_invoice: containerInvoice,
  proof_of_delivery: proofOfDelivery,
  dangerous_goods_declaration: dangerousGoodsDeclaration,
}

async function confirmation(deps: Deps, booking: BookingRow) {
  const shipment = await describeShipment(deps.db, booking, [], deps.clock.now())
  const plan = (shipment?.events ?? []).filter(({ planned }) => planned)
  return {
    lead: `${wayOf(booking)}: confirmed by ${quotedFreight(booking).name}`,
    facts: [...(await carriageFacts(deps, booking)), ...cutOffFacts(booking), ...priceFacts(booking)],
    table: {
      columns: [
        { title: 'Planned (UTC)', share: 0.25 },
        { title: 'What', share: 0.42 },
        { title: 'Where', share: 0.33 },
      ],
      rows: plan.map(({ planned, label, location }) => [
        planned ? instantText(planned) : '',
        label,
        location?.name ?? '',
      ]),
      totals: ['', 'The page of the shipment shows estimated and actual times', ''],
    },
  }
}

async function proofOfDelivery(deps: Deps, booking: BookingRow) {
  const { to_city } = quotedFreight(booking)
  const delivered = booking.delivered_at ? instantText(booking.delivered_at) : ''
  const proof = await deliveryProof(deps, booking)
  return {
    lead: `Delivered in ${to_city} on ${delivered}`,
    ...proof,
    facts: [...(await carriageFacts(deps, booking)), ['Delivered', delivered] satisfies Fact, ...proof.facts],
  }
}

const cutOffFacts = (booking: BookingRow): Fact[] =>
  cutOffsOf(booking).map(({ label, at, place, time_zone }) => [
    `Cut-off: ${label}`,
    `${localTimeText(at, time_zone)}, ${place}`,
  ])

function priceFacts(booking: BookingRow): Fact[] {
  const { amount } = freightPrice(booking)
  const included = billKinds.filter((kind) => freightBill(booking).some((line) => line.kind === kind))
  return [
    ['Price', `${formatMoney(amount)}, as quoted`],
    ['Included', included.map((kind) => kindNames[kind]).join(', ')],
    ...dutyFacts(booking),
  ]
}

const kindNames: Record<(typeof billKinds)[number], string> = {
  freight: 'freight',
  customs: 'customs clearance',
  cover: 'insurance of the goods',
  service_fee: 'service fees',
}

const wayOf = (booking: BookingRow): string => {
  const { from_city, to_city } = quotedFreight(booking)
  return `${from_city} to ${to_city}`
}
