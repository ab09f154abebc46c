import { isPriced, type MadeType } from '@tradelane/contract/trade-documents/forms'
import type { PrefilledFields } from '@tradelane/contract/trade-documents/generate-calls'
import { tradeDocumentTypes } from '@tradelane/contract/trade-documents/types'
import { type Currency, decimalText, parseMoney } from '@tradelane/money'

type Json = string | { [id: string]: Json | undefined } | readonly Json[]
type Node = { [id: string]: Json | undefined }
type Line = PrefilledFields['lines'][number]

/** How each document is called in the vocabulary, and which of its ids say number, day and parties as the paper does. */
const forms = {
  commercial_invoice: ['CommercialInvoice', 'invoiceNumber', 'invoiceDate', 'sellerParty', 'buyerParty'],
  // The vocabulary has neither this nor the shipping instruction by name.
  proforma_invoice: ['BusinessDocument', 'documentIdentifier', 'documentDate', 'sellerParty', 'buyerParty'],
  packing_list: ['PackingList', 'packingListNumber', 'documentDate', 'exporterParty', 'consigneeParty'],
  shipping_instruction: [
    'Instruction',
    'documentIdentifier',
    'documentDate',
    'shipperParty',
    'consigneeParty',
  ],
  purchase_order: ['PurchaseOrder', 'orderIdentifier', 'orderDate', 'sellerParty', 'buyerParty'],
} as const satisfies Record<MadeType, readonly [string, string, string, string, string]>

const totals: Partial<Record<MadeType, string>> = {
  commercial_invoice: 'totalInvoiceAmount',
  proforma_invoice: 'totalAmount',
  purchase_order: 'orderAmount',
}

/** What the paper says, by the ids of `apps/server/data/ktdde.json` (decision 422). What it does not say is left out. */
export function ktddeDocument(type: MadeType, number: string, fields: PrefilledFields): Node {
  const [name, numberId, dateId, first] = forms[type]
  const isInvoice = type === 'commercial_invoice'
  const goods = fields.lines.map((line) => lineOf(line, fields.currency, isInvoice))
  const total = totals[type]
  return {
    '@context': { '@vocab': 'https://iri.suomi.fi/model/ktddecv/' },
    ...node(name, {
      title: tradeDocumentTypes[type],
      [numberId]: number,
      [dateId]: text(fields.date),
      [first]: party(fields.seller),
      ...partiesOf(type, fields),
      ...(type === 'shipping_instruction' && { notifyParty: party(fields.notify) }),
      ...(type !== 'purchase_order' && { orderIdentifier: text(fields.order_number) }),
      ...(!isPriced(type) && { invoiceNumber: text(fields.invoice_number) }),
      hasIdentifier: part('Identifier', { value: text(fields.reference) }),
      originCountry: part('Country', { countryName: text(fields.origin) }),
      deliveryTerms: part('TradeDeliveryTerms', {
        incotermsCode: text(fields.incoterm),
        incotermsLocation: place(fields.named_place),
      }),
      ...(isPriced(type) && {
        hasPaymentTerms: part('PaymentTerms', { description: text(fields.payment_terms) }),
      }),
      ...(isInvoice && { hasInvoiceLine: goods }),
      hasConsignment: part('Consignment', {
        despatchDate: text(fields.shipping_date),
        placeOfLoading: place(fields.port_of_loading),
        placeOfDischarge: place(fields.port_of_discharge),
        deliveryLocation: place(fields.place_of_delivery),
        hasPackage: part('Package', { description: text(fields.packages) }),
        shippingMarks: text(fields.marks),
        totalNetWeight: kilograms(fields.net_weight),
        totalGrossWeight: kilograms(fields.gross_weight),
        ...(!isInvoice && { hasGoodsItem: goods }),
      }),
      ...(total && { [total]: amount(fields.total, fields.currency) }),
      description: text(fields.note),
    }),
  }
}

function lineOf(line: Line, currency: Currency, isInvoice: boolean): Node {
  const quantity = node('Quantity', { quantityValue: line.quantity, name: line.unit })
  return node(isInvoice ? 'InvoiceLine' : 'GoodsItem', {
    descriptionOfGoodsText: line.description,
    commodityCode: text(line.hs_code),
    [isInvoice ? 'invoicedQuantity' : 'hasQuantity']: quantity,
    // A price may have more decimals than its currency.
    perUnitAmount: money(line.unit_price, currency),
    hasAmount: amount(line.amount, currency),
  })
}

const node = (type: string, parts: Node): Node => ({ '@type': type, ...parts })
/** Nothing where nothing in it is said. */
const part = (type: string, parts: Node): Node | undefined =>
  Object.values(parts).some((value) => value !== undefined) ? node(type, parts) : undefined
const text = (said: string | null): string | undefined => said || undefined

/** Who buys, and who gets the goods where that is somebody else. An instruction names only who gets them. */
function partiesOf(type: MadeType, { buyer, consignee }: PrefilledFields): Node {
  const { 4: second } = forms[type]
  if (consignee === null) return { [second]: party(buyer) }
  return {
    ...(type !== 'shipping_instruction' && { buyerParty: party(buyer) }),
    consigneeParty: party(consignee),
  }
}

/** The first line of a party is its name. */
function party(said: string | null): Node | undefined {
  if (!said) return undefined
  const [name, ...rest] = said.split('\n')
  return node('Party', { name, description: text(rest.join('\n')) })
}

const place = (said: string | null) => part('Location', { locationName: text(said) })
const kilograms = (said: string | null) =>
  said === null ? undefined : node('Quantity', { quantityValue: said, unitCode: 'KGM' })
const money = (said: string | null, currencyCode: Currency) =>
  said === null ? undefined : node('MonetaryAmount', { amountValue: said, currencyCode })
const amount = (said: string | null, currency: Currency) =>
  said === null ? undefined : money(decimalText(parseMoney(said, currency)), currency)
