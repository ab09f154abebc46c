import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import { dayText } from '@tradelane/contract/primitives/day-text'
import {
  asksForOriginal,
  kindOfTitle,
  takesElectronic,
  wrongKindText,
} from '@tradelane/contract/smart-escrow/kind-of-title'
import { isSamePort } from '@tradelane/contract/smart-escrow/port-name'
import type { StatedDocument } from '@tradelane/contract/smart-escrow/presentations'
import { toleranceOf } from '@tradelane/contract/smart-escrow/tolerance'
import { type Currency, formatMoney, type Money, parseMoney } from '@tradelane/money'
import { differencesOfXml } from './differences-of-xml.ts'

/** What a document is compared with. Null where the parties agreed on nothing. */
export type DocumentTerms = {
  /** What the block asks for, as its title says. */
  title: string
  /** The block's part of the agreed price. */
  price: Money
  tolerance: string | null
  expiryDate: string
  latestShipment: string | null
  portOfLoading: string | null
  portOfDischarge: string | null
  mayShipInParts: boolean
  mayTranship: boolean
}

/** In one sentence, with both values. */
export type Difference = { code: string; text: string }
type Compared = {
  terms: DocumentTerms
  stated: StatedDocument
  /** What the XML of an electronic invoice says. */
  eInvoice?: EInvoice | undefined
  presentedOn: string
  /** The newest date anywhere when it was presented: goods are loaded, and their papers dated, in other countries than those of both sides. */
  newestDay: string
}
type Check = (compared: Compared) => Difference | false | undefined

/** UCP 600, article 14 c. */
const mostDaysAfterShipment = 21
/** UCP 600, article 28 f ii. */
const insuredPercent = 110n

/**
 * Compares what a document says with the terms, before a person examines it: the amount within its tolerance (UCP 600, article 30), the
 * currency, the ports, the dates, part shipments and transhipment. What a document does not say is no difference. In the order of the form.
 */
export function checkDocument(compared: Compared): Difference[] {
  const found = checks.map((check) => check(compared)).filter((one) => one !== undefined && one !== false)
  return [...found, ...differencesOfXml(compared)]
}

const kindAgrees: Check = ({ terms: { title }, stated: { kind } }) => {
  const asked = kindOfTitle(title)
  return asked !== undefined && asked !== kind && { code: 'kind', text: wrongKindText(kind, asked) }
}

/**
 * What is uploaded of paper is a scan: a copy, until somebody has the paper. An electronic record fulfils the requirement of an original
 * (eUCP 2.1, article e9) where one was agreed; elsewhere the buyer looks on the platform first. Where the form was not said, a person looks.
 */
const formAgrees: Check = ({ terms: { title }, stated }) => {
  if (stated.kind !== 'transport_document' || !asksForOriginal(title)) return
  const text = formFaults(title, stated)[stated.document_form ?? 'unsaid']
  return text !== undefined && { code: 'form', text }
}

const formFaults = (title: string, { platform, platform_reference }: StatedDocument) => ({
  copy: 'A copy was presented. The original is asked for.',
  original:
    'The original is asked for. The upload is a scan of the paper and is examined as a copy. The buyer can waive this once the paper has arrived.',
  electronic: takesElectronic(title)
    ? undefined
    : `An electronic document was presented: ${platform}, reference ${platform_reference}. The buyer can waive this once it was transferred there.`,
  unsaid: undefined,
})

const amountOf = ({ amount, currency }: StatedDocument): Money | undefined =>
  amount === undefined || currency === undefined ? undefined : parseMoney(amount, currency as Currency)

const currencyAgrees: Check = ({ terms: { price }, stated: { currency } }) =>
  currency !== undefined &&
  currency !== price.currency && {
    code: 'currency',
    text: `The currency is ${currency}. The escrow is in ${price.currency}.`,
  }

const invoiceFits: Check = ({ terms: { price, tolerance }, stated }) => {
  const amount = amountOf(stated)
  if (stated.kind !== 'commercial_invoice' || amount?.currency !== price.currency) return
  const { over, under } = toleranceOf(tolerance)
  const most = { ...price, amount: (price.amount * (10_000n + over)) / 10_000n }
  const least = { ...price, amount: (price.amount * (10_000n - under) + 9_999n) / 10_000n }
  if (amount.amount >= least.amount && amount.amount <= most.amount) return
  const text = `The amount is ${formatMoney(amount)}. The block allows ${formatMoney(least)} to ${formatMoney(most)}.`
  return { code: 'amount', text }
}

const insuranceCovers: Check = ({ terms: { price }, stated }) => {
  const amount = amountOf(stated)
  if (stated.kind !== 'insurance_certificate' || amount?.currency !== price.currency) return
  const least = { ...price, amount: (price.amount * insuredPercent + 99n) / 100n }
  if (amount.amount >= least.amount) return
  const text = `The insured amount is ${formatMoney(amount)}. At least ${formatMoney(least)} (110 %) is needed.`
  return { code: 'amount', text }
}

const portAgrees =
  (name: 'loading' | 'discharge'): Check =>
  ({ terms, stated }) => {
    const agreed = name === 'loading' ? terms.portOfLoading : terms.portOfDischarge
    const said = stated[`port_of_${name}`]
    if (agreed === null || said === undefined || isSamePort(said, agreed)) return
    return { code: `port_of_${name}`, text: `The port of ${name} is “${said}”. “${agreed}” was agreed.` }
  }

const shippedInTime: Check = ({ terms: { latestShipment }, stated: { shipment_date } }) =>
  latestShipment !== null &&
  shipment_date !== undefined &&
  shipment_date > latestShipment && {
    code: 'latest_shipment',
    text: `The goods were shipped on ${dayText(shipment_date)}. The latest day of shipment was ${dayText(latestShipment)}.`,
  }

const presentedInTime: Check = ({ stated: { shipment_date }, presentedOn }) => {
  if (shipment_date === undefined) return
  const last = new Date(Date.parse(shipment_date) + mostDaysAfterShipment * 86_400_000)
    .toISOString()
    .slice(0, 10)
  if (presentedOn <= last) return
  const text = `The document was presented on ${dayText(presentedOn)}. With shipment on ${dayText(shipment_date)}, ${dayText(last)} was the last day (${mostDaysAfterShipment} days).`
  return { code: 'presentation_period', text }
}

const presentedBeforeExpiry: Check = ({ terms: { expiryDate }, presentedOn }) =>
  presentedOn > expiryDate && {
    code: 'expiry',
    text: `The document was presented on ${dayText(presentedOn)}. The escrow expired on ${dayText(expiryDate)}.`,
  }

/** UCP 600, article 14 i. */
const notDatedAhead: Check = ({ stated: { document_date }, presentedOn, newestDay }) =>
  document_date > newestDay && {
    code: 'document_date',
    text: `The document is dated ${dayText(document_date)}. It was presented on ${dayText(presentedOn)}, before that day.`,
  }

const notShippedAhead: Check = ({ stated: { shipment_date }, presentedOn, newestDay }) =>
  shipment_date !== undefined &&
  shipment_date > newestDay && {
    code: 'shipment_date',
    text: `The shipment is dated ${dayText(shipment_date)}. The document was presented on ${dayText(presentedOn)}, before that day.`,
  }

const shippedWhole: Check = ({ terms: { mayShipInParts }, stated: { partial_shipment } }) =>
  !mayShipInParts &&
  partial_shipment === 'yes' && {
    code: 'partial_shipment',
    text: 'The document shows a partial shipment. Partial shipments are not allowed.',
  }

const notTranshipped: Check = ({ terms: { mayTranship }, stated: { transhipment } }) =>
  !mayTranship &&
  transhipment === 'yes' && {
    code: 'transhipment',
    text: 'The document shows a transhipment. Transhipment is not allowed.',
  }

const checks: readonly Check[] = [
  kindAgrees,
  formAgrees,
  invoiceFits,
  insuranceCovers,
  currencyAgrees,
  portAgrees('loading'),
  portAgrees('discharge'),
  shippedInTime,
  shippedWhole,
  notTranshipped,
  presentedInTime,
  presentedBeforeExpiry,
  notDatedAhead,
  notShippedAhead,
]
