import { figuresOfReceived } from '@tradelane/contract/smart-escrow/figures'
import type { FeePayer } from '@tradelane/contract/smart-escrow/options'
import type { Money } from '@tradelane/money'

/** A block with what it pays, its part of the agreed price, and what it is to pay. */
export type AmendedBlock = { amount: bigint; price: bigint; to: bigint }
export type AmendedMoney = {
  /** What the buyer sets aside in addition; the fee is inside it. */
  held: Money
  fee: Money
  /** What goes back to the buyer. */
  back: Money
  /** By how much the agreed price changes. */
  price: bigint
  /** The blocks' new parts of the price. */
  prices: bigint[]
}

/**
 * What new amounts of blocks do to the money: the sum of all of them counts. More is set aside with the fee of the escrow on top of it; less
 * goes back, without the fee that was collected. The agreed price changes by what the beneficiary receives and by the fee that it bears.
 */
export function amendedMoney(
  currency: Money['currency'],
  { payer, basisPoints }: { payer: FeePayer; basisPoints: number },
  blocks: readonly AmendedBlock[],
): AmendedMoney {
  const none = { currency, amount: 0n }
  const net = blocks.reduce((sum, { amount, to }) => sum + to - amount, 0n)
  const { sent: held, fee } =
    net > 0n ? figuresOfReceived({ currency, amount: net }, basisPoints) : { sent: none, fee: none }
  const borne = borneByBeneficiary(payer, fee.amount)
  const prices = sharesOf(borne, blocks).map((share, index) => {
    const { price = 0n, to = 0n, amount = 0n } = blocks[index] ?? {}
    return price + to - amount + share
  })
  const back = net < 0n ? { currency, amount: -net } : none
  return { held, fee, back, price: net + borne, prices }
}

const borneByBeneficiary = (payer: FeePayer, fee: bigint): bigint =>
  payer === 'Sender' ? 0n : payer === 'Beneficiary' ? fee : fee / 2n

/** Among the blocks that grow, by how much they do; the last of them takes what rounding leaves. */
function sharesOf(borne: bigint, blocks: readonly AmendedBlock[]): bigint[] {
  const growth = blocks.map(({ amount, to }) => (to > amount ? to - amount : 0n))
  const whole = growth.reduce((sum, each) => sum + each, 0n)
  const last = growth.findLastIndex((each) => each > 0n)
  let left = borne
  return growth.map((each, index) => {
    if (each === 0n) return 0n
    const share = index === last ? left : (borne * each) / whole
    left -= share
    return share
  })
}
