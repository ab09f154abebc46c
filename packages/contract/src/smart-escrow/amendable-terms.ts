// What of the trade-finance form can be changed while the escrow runs, without a schema: pages load it.

/** With the words of the escrow's page. The issue date, the type and the industry say how the escrow came about. */
export const amendableTerms = {
  latest_shipment: 'Latest shipment',
  shipment_period: 'Shipment period',
  transaction_po_tolerance: 'Purchase order tolerance',
  transaction_amt_tolerance: 'Amount tolerance',
  partial_shipments: 'Partial shipments',
  trans_shipment: 'Transhipment',
  transport_from: 'Transport from',
  airport_og_loading: 'Port of loading',
  airport_of_discharge: 'Port of discharge',
  transport_to: 'Transport to',
  incoterms: 'Incoterms',
  description_of_delivery: 'Delivery',
  note: 'Note',
} as const
export type AmendableTerm = keyof typeof amendableTerms
export const amendableTermNames = Object.keys(amendableTerms) as [AmendableTerm, ...AmendableTerm[]]
