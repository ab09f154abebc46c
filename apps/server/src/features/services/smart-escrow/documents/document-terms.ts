import { blockAmounts } from '@tradelane/contract/smart-escrow/figures'
import type { TradeTerms } from '@tradelane/contract/smart-escrow/forms'
import type { Money } from '@tradelane/money'
import type { BlockRow, ItemRow } from '../blocks.ts'
import type { DocumentTerms } from '../engine/check-document.ts'
import { amountIn, type EscrowRow } from '../escrows.ts'

/**
 * The price on which buyer and seller agreed, which the invoices are about: what is sent where the beneficiary pays the fee, what is
 * received where the sender does, and the middle where each pays half.
 */
function agreedPrice(row: EscrowRow): Money {
  if (row.transation_amount !== null) return amountIn(row, row.transation_amount)
  if (row.fees_payed_by === 'Beneficiary') return amountIn(row, row.amount_sent)
  if (row.fees_payed_by === 'Sender') return amountIn(row, row.amount_received)
  return amountIn(row, row.amount_received + row.fee_amount / 2n)
}

/** Each block's part of the agreed price: as an amendment has set it, otherwise its percentage. */
export function pricesOf(row: EscrowRow, blocks: readonly BlockRow[]): Money[] {
  const shares = blockAmounts(
    agreedPrice(row),
    blocks.map(({ percent }) => percent),
  )
  return blocks.map(({ price }, index) =>
    price === null ? (shares[index] ?? agreedPrice(row)) : amountIn(row, price),
  )
}

/** What the documents of a block are compared with. A simple escrow says nothing of the shipment. */
export function documentTerms(
  row: EscrowRow,
  blocks: readonly BlockRow[],
  block: Pick<BlockRow, 'position'>,
  { title }: Pick<ItemRow, 'title'>,
): DocumentTerms {
  const prices = pricesOf(row, blocks)
  const terms = row.terms as TradeTerms | null
  return {
    title,
    price: prices[block.position - 1] ?? agreedPrice(row),
    tolerance: terms?.transaction_amt_tolerance ?? null,
    expiryDate: row.expiry_date,
    latestShipment: terms?.latest_shipment ?? null,
    portOfLoading: terms?.airport_og_loading ?? null,
    portOfDischarge: terms?.airport_of_discharge ?? null,
    mayShipInParts: terms?.partial_shipments !== 'Not allowed',
    mayTranship: terms?.trans_shipment !== 'Not allowed',
  }
}
