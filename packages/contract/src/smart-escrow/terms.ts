// The terms of the trade-finance form, without a schema: pages load it. A new term is a line here, and its rule in forms.ts.

type Term = {
  label: string
  /** On the escrow's page, where the form's label is too long. */
  shownAs?: string
  /** How it is entered. */
  kind: 'line' | 'text' | 'day' | 'allowance' | 'incoterm'
  help?: string
  isOptional?: true
  /** It can be changed while the escrow runs. The issue date, the type and the industry say how the escrow came about. */
  isAmendable?: true
}

const terms = {
  transation_type: {
    label: 'Transaction type',
    kind: 'line',
    help: 'For example, irrevocable, at sight',
  },
  issue_date: { label: 'Issue date', kind: 'day' },
  expiry_place: {
    label: 'Expiry place',
    kind: 'line',
    help: 'Where documents are presented, such as Singapore',
  },
  latest_shipment: {
    label: 'Latest shipment',
    kind: 'day',
    help: 'At the latest on the expiry date',
    isAmendable: true,
  },
  shipment_period: {
    label: 'Shipment period',
    kind: 'line',
    help: 'For example, one shipment each month',
    isAmendable: true,
  },
  transaction_po_tolerance: {
    label: 'Purchase order tolerance',
    kind: 'line',
    help: 'Of the quantity, such as 5 %',
    isAmendable: true,
  },
  transaction_amt_tolerance: {
    label: 'Amount tolerance',
    kind: 'line',
    help: 'Such as 5 %, +10/-5 %, or “about”',
    isAmendable: true,
  },
  exchange_rate: {
    label: 'Exchange rate',
    kind: 'line',
    help: 'A number, such as 1.0845',
    isOptional: true,
  },
  drawing: { label: 'Drawing', kind: 'line', help: 'When it is paid, such as at sight' },
  drawing_term: { label: 'Drawing term', kind: 'line', help: 'For example, 45 days after shipment' },
  partial_shipments: { label: 'Partial shipments', kind: 'allowance', isAmendable: true },
  trans_shipment: { label: 'Transhipment', kind: 'allowance', isAmendable: true },
  transport_from: {
    label: 'Transport from',
    kind: 'line',
    help: 'Where the goods are taken over, such as Pune',
    isAmendable: true,
  },
  airport_og_loading: {
    label: 'Port of loading',
    kind: 'line',
    help: 'Or airport, such as Nhava Sheva',
    isAmendable: true,
  },
  airport_of_discharge: {
    label: 'Port of discharge',
    kind: 'line',
    help: 'Another one, such as Hamburg',
    isAmendable: true,
  },
  transport_to: {
    label: 'Transport to',
    kind: 'line',
    help: 'Where they are delivered, such as Berlin',
    isAmendable: true,
  },
  incoterms: { label: 'Incoterms', kind: 'incoterm', isAmendable: true },
  description_of_delivery: {
    label: 'Description of delivery',
    shownAs: 'Delivery',
    kind: 'text',
    help: 'The goods with quantity and packing. For example, 2,000 ball bearings 6204 in 40 cartons',
    isAmendable: true,
  },
  industry: { label: 'Industry', kind: 'line', help: 'For example, machinery' },
  note: {
    label: 'Note',
    kind: 'text',
    help: 'What else was agreed. For example, documents in English. Write “None” where there is nothing.',
    isAmendable: true,
  },
} as const satisfies Record<string, Term>

export type EscrowTerm = keyof typeof terms
type AmendableOf<Terms> = {
  [Name in keyof Terms]: Terms[Name] extends { isAmendable: true } ? Name : never
}[keyof Terms]
export type AmendableTerm = AmendableOf<typeof terms>

/** In the order of the escrow's page. Buyer, seller and back office read all of them. */
export const escrowTerms: Readonly<Record<EscrowTerm, Term>> = terms
export const escrowTermNames = Object.keys(terms) as [EscrowTerm, ...EscrowTerm[]]
export const amendableTermNames = escrowTermNames.filter(
  (name): name is AmendableTerm => escrowTerms[name].isAmendable === true,
)

/** As it is read on the escrow's page. */
export const shownTerm = (name: EscrowTerm): string => escrowTerms[name].shownAs ?? escrowTerms[name].label

/** The same for each term. */
export const eachTerm = <Value>(value: Value): Record<EscrowTerm, Value> =>
  Object.fromEntries(escrowTermNames.map((name) => [name, value])) as Record<EscrowTerm, Value>
