import { type Currency, currencies } from '@tradelane/money'
import { useEffect, useState } from 'react'
import { cleanAmount } from '../../../ui/forms/typed-amount.ts'
import { amountText, type PaymentFormState, type PaymentValues } from './payment-form.ts'
import type { Quote } from './payment-queries.ts'
import type { Payee } from './use-followed-payee.ts'
import { type Entered, usePrice } from './use-price.ts'

export type Amounts = ReturnType<typeof useAmounts>

const fieldOf = { source: 'amount_sent', target: 'amount_received' } as const
const otherSide = { source: 'target', target: 'source' } as const

/** The two amounts, of which one is typed, and the price by which the other follows. */
export function useAmounts(
  form: PaymentFormState,
  values: PaymentValues,
  options: { isPaused: boolean; draftId: string | undefined; account: Payee['account'] },
) {
  const entered: Entered = {
    from: values.amount_sent_currency,
    to: values.amount_received_currency,
    side: values.side,
    amount: values[fieldOf[values.side]],
    bankCountry: options.account?.beneficiaryCountryCode,
    method: options.account && (options.account.payoutMethod === 'SWIFT' ? 'SWIFT' : 'LOCAL'),
  }
  const price = usePrice(entered, options)
  const [hasExpired, setHasExpired] = useState(false)

  const follow = (quote: Quote) => {
    const { side } = form.getValues()
    const [field, text] =
      side === 'source'
        ? (['amount_received', amountText(quote.amount_received, entered.to)] as const)
        : (['amount_sent', amountText(quote.amount_sent, entered.from)] as const)
    if (form.getValues(field) !== text) form.setValue(field, text)
    form.clearErrors(field)
  }
  useEffect(() => {
    if (price.quote) follow(price.quote)
  }, [price.quote])

  const enter = (part: Partial<Entered>) => {
    const next = { ...entered, ...part }
    // With both amounts empty, the amount sent is the missing one.
    if (next.amount === '') next.side = 'source'
    const currency = (next.side === 'source' ? next.from : next.to) as Currency
    const amount = cleanAmount(next.amount, currencies[currency].exponent)?.replace(/\.$/, '') ?? ''
    // Unchanged: the price is known, and the effect above will not run again.
    const isSame = next.side === entered.side && next.from === entered.from && next.to === entered.to
    if (isSame && amount === entered.amount) return
    form.setValue('side', next.side)
    form.setValue('amount_sent_currency', next.from)
    form.setValue('amount_received_currency', next.to)
    form.setValue(fieldOf[next.side], amount)
    form.setValue(fieldOf[otherSide[next.side]], '')
    form.clearErrors(['amount_sent', 'amount_received', 'amount_sent_currency'])
    setHasExpired(false)
  }
  /** A quote for the entered amount, with both amounts updated; undefined if there is none. */
  const settle = async (leastSeconds: number): Promise<Quote | undefined> => {
    const quote = await price.ensure(leastSeconds).catch(() => undefined)
    if (quote) follow(quote)
    return quote
  }
  /** The quote was refused as too old, or used: a new one is taken, and said to be new. */
  const renew = async () => {
    setHasExpired(true)
    await settle(Number.POSITIVE_INFINITY)
  }
  return { entered, price, enter, settle, renew, hasExpired }
}
