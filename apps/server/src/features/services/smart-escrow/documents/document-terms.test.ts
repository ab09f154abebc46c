import { formatMoney, parseMoney } from '@tradelane/money'
import { describe, expect, it } from 'vitest'
import { type tradeEscrow as form, tradeEscrow } from '../../../../../test/given-escrow.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import type { BlockRow } from '../blocks.ts'
import type { EscrowRow } from '../escrows.ts'
import { documentTerms, pricesOf } from './document-terms.ts'

describe('the price that the invoices are about', () => {
  const prices = (changes: Partial<EscrowRow>) => pricesOf(escrow(changes), blocks).map(formatMoney)

  it('is what is sent where the beneficiary pays the fee', () => {
    expect(prices({ fees_payed_by: 'Beneficiary' })).toEqual(['2,400.00 USD', '5,600.00 USD'])
  })

  it('is what is received where the sender pays it', () => {
    expect(prices({ fees_payed_by: 'Sender' })).toEqual(['2,352.00 USD', '5,488.00 USD'])
  })

  it('is the middle where each pays half', () => {
    expect(prices({ fees_payed_by: 'Equal Split' })).toEqual(['2,376.00 USD', '5,544.00 USD'])
  })

  it('is that of the trade-finance form, with every way to pay the fee', () => {
    for (const fees_payed_by of ['Sender', 'Beneficiary', 'Equal Split'] as const)
      expect(prices({ fees_payed_by, transation_amount: cents('8100') })).toEqual([
        ...['2,430.00 USD', '5,670.00 USD'],
      ])
  })

  it('is for each block what a change has set', () => {
    const changed = [block(1, 30, cents('3400')), second]
    expect(pricesOf(escrow(), changed).map(formatMoney)).toEqual(['3,400.00 USD', '5,600.00 USD'])
  })
})

describe('the terms that a document is compared with', () => {
  const title = { title: 'Bill of lading' }
  const traded = (changes: Partial<ReturnType<typeof form>> = {}) =>
    documentTerms(escrow({ terms: tradeEscrow({} as Payer, changes) }), blocks, second, title)

  it('are those of the trade-finance form', () => {
    expect(traded()).toEqual({
      ...{ title: 'Bill of lading', price: parseMoney('5600', 'USD'), tolerance: '10' },
      ...{ expiryDate: '2099-12-31', latestShipment: '2099-12-01' },
      ...{ portOfLoading: 'Hamburg', portOfDischarge: 'New York' },
      ...{ mayShipInParts: true, mayTranship: false },
    })
    expect(traded({ partial_shipments: 'Not allowed', trans_shipment: 'Allowed' })).toMatchObject({
      mayShipInParts: false,
      mayTranship: true,
    })
  })

  it('say nothing of the shipment in a simple escrow', () => {
    expect(documentTerms(escrow(), blocks, first, title)).toEqual({
      ...{ title: 'Bill of lading', price: parseMoney('2400', 'USD'), tolerance: null },
      ...{ expiryDate: '2099-12-31', latestShipment: null, portOfLoading: null, portOfDischarge: null },
      ...{ mayShipInParts: true, mayTranship: true },
    })
  })
})

const cents = (amount: string) => parseMoney(amount, 'USD').amount
/** 8,000.00 are sent, of which 160.00 are the fee. */
const escrow = (changes: Partial<EscrowRow> = {}) =>
  ({
    ...{ currency: 'USD', transation_amount: null, fees_payed_by: 'Beneficiary', terms: null },
    ...{ amount_sent: cents('8000'), amount_received: cents('7840'), fee_amount: cents('160') },
    ...{ expiry_date: '2099-12-31', ...changes },
  }) as EscrowRow
const block = (position: number, percent: number, price: bigint | null = null) =>
  ({ position, percent, price }) as BlockRow
const [first, second] = [block(1, 30), block(2, 70)]
const blocks = [first, second]
