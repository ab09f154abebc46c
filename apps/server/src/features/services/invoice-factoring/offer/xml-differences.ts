import type { EInvoice } from '@tradelane/contract/documents/e-invoice'
import type { XmlDifference } from '@tradelane/contract/invoice-factoring/funding-parts'
import { sellerOfKsefNumber } from '@tradelane/contract/invoice-factoring/ksef-number'
import { asSentence } from '@tradelane/contract/lifecycle/as-sentence'
import { dayText } from '@tradelane/contract/primitives/day-text'
import { compare, findMoney, formatMoney, isCurrency, type Money } from '@tradelane/money'
import { plainNumber } from '../../../papers/documents/index.ts'
import { isSameName } from '../../../world/screening/index.ts'

/** What was entered, and whose invoice it is; undefined what is not known yet. */
export type Entered = {
  sellerName: string
  buyerName: string | undefined
  invoiceNumber: string | null
  invoiceDate: string | null
  orderNumber: string | null
  /** With what is left after what the buyer pays in advance. */
  amount: { whole: Money; receivable: Money } | undefined
  dueDate: string | undefined
  ksefNumber: string | null
}

/**
 * Where the XML of an electronic invoice says something else than what was entered, in sentences with both values. The XML is the invoice, and the page is a
 * view of it: who typed from the page finds here that the two disagree (decision 0224). What the XML does not say is no difference.
 */
export function xmlDifferences(invoice: EInvoice, entered: Entered): XmlDifference[] {
  return checks.flatMap((check) => check(invoice, entered) ?? [])
}

type Check = (invoice: EInvoice, entered: Entered) => XmlDifference | undefined

const both = (
  field: XmlDifference['field'],
  name: string,
  said: string,
  entered: string | null,
): XmlDifference => ({
  field,
  text: `${asSentence(`${name}: the electronic invoice says ${said}`)} ${entered ?? 'Nothing'} was entered.`,
})

const isInvoice: Check = ({ is_credit_note: isCredit }) =>
  isCredit
    ? { field: 'kind', text: 'The electronic invoice is a credit note or a correction, and no invoice.' }
    : undefined

const number: Check = ({ number: said }, { invoiceNumber }) =>
  said !== null && plainNumber(said) !== plainNumber(invoiceNumber ?? '')
    ? both('invoice_number', 'Invoice number', said, invoiceNumber)
    : undefined

const date: Check = ({ issue_date: said }, { invoiceDate }) =>
  said !== null && invoiceDate !== null && said !== invoiceDate
    ? both('invoice_date', 'Invoice date', dayText(said), dayText(invoiceDate))
    : undefined

const order: Check = ({ order_number: said }, { orderNumber }) =>
  said !== null && orderNumber !== null && plainNumber(said) !== plainNumber(orderNumber)
    ? both('order_number', 'Order number', said, orderNumber)
    : undefined

/** Grouped like every amount; as it is written where the currency is none of ours. */
function inCurrency(shown: string, currency: string): string {
  const money = isCurrency(currency) ? findMoney(shown, currency) : undefined
  return money ? formatMoney(money) : `${shown} ${currency}`
}

/** The whole invoice was entered; or what is left of it, where nothing more is taken off. */
const amount: Check = (invoice, { amount: given }) => {
  const { currency, total: totalText, payable: payableText } = invoice
  const shown = totalText ?? payableText
  if (shown === null || given === undefined) return undefined
  const { whole: entered, receivable } = given
  if (currency !== null && currency !== entered.currency)
    return both('currency', 'Currency', inCurrency(shown, currency), formatMoney(entered))
  const total = findMoney(shown, entered.currency)
  const payable = findMoney(payableText ?? shown, entered.currency)
  if (!total || !payable) return both('invoice_amount', 'Invoice amount', shown, formatMoney(entered))
  const isWhole = compare(total, payable) === 0
  if (compare(payable, receivable) === 0 || (isWhole && compare(total, entered) === 0)) return undefined
  const said = isWhole
    ? formatMoney(total)
    : `${formatMoney(total)}, of which ${formatMoney(payable)} is left to pay`
  return both('invoice_amount', 'Invoice amount', said, formatMoney(entered))
}

const due: Check = ({ due_date: said }, { dueDate }) =>
  said !== null && dueDate !== undefined && said !== dueDate
    ? {
        field: 'due_date',
        text: `Due date: the electronic invoice says ${dayText(said)}. By the shipment date and the finance term it is due on ${dayText(dueDate)}.`,
      }
    : undefined

const party =
  (field: 'seller' | 'buyer', name: string): Check =>
  (invoice, { sellerName, buyerName }) => {
    const said = invoice[`${field}_name`]
    const known = field === 'seller' ? sellerName : buyerName
    return said !== null && known !== undefined && !isSameName(said, known)
      ? {
          field,
          text: `${asSentence(`${name}: the electronic invoice says ${said}`)} ${asSentence(`This funding is of ${known}`)}`,
        }
      : undefined
  }

const ksef: Check = ({ format, seller_number: said }, { ksefNumber }) =>
  format === 'ksef' && said !== null && ksefNumber !== null && said !== sellerOfKsefNumber(ksefNumber)
    ? both(
        'ksef_number',
        'Tax number (NIP) of the seller',
        said,
        `The KSeF number of ${sellerOfKsefNumber(ksefNumber)}`,
      )
    : undefined

const checks: readonly Check[] = [
  isInvoice,
  party('seller', 'Seller'),
  party('buyer', 'Buyer'),
  number,
  date,
  order,
  amount,
  due,
  ksef,
]
