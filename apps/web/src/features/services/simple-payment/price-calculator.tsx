import { useQuery } from '@tanstack/react-query'
import { offeredCurrencies } from '@tradelane/contract/lists/offered-currencies'
import { type Currency, currencies } from '@tradelane/money'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { MoneyField } from '../../../ui/forms/money-field.tsx'
import { cleanAmount } from '../../../ui/forms/typed-amount.ts'
import { amountText } from './payment-form.ts'
import { paymentQuoteQuery } from './payment-queries.ts'
import { PriceEstimate } from './price-estimate.tsx'
import { type Entered, quoteRequestOf } from './use-price.ts'
import { useSendCurrencies } from './use-send-currencies.ts'

type PriceCalculatorProps = { start: Entered; onCalculate: (entered: Entered) => void }

/** Either amount is entered, the other one calculated, at the rate that a payment would have now. */
export function PriceCalculator({ start, onCalculate }: PriceCalculatorProps) {
  const { entered, change, quote, problem, isAsking, calculate } = useCalculator(start)
  const sendCurrencies = useSendCurrencies()
  const { from, to, side, amount } = entered
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (calculate()) onCalculate(entered)
  }
  return (
    <form onSubmit={submit} noValidate aria-label="Pricing estimate" className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label="You send"
          isBig
          value={side === 'source' ? amount : quote ? amountText(quote.amount_sent, from) : ''}
          onChange={(typed) => change({ side: 'source', amount: typed })}
          currency={from as Currency}
          currencies={sendCurrencies}
          currencyLabel="Currency you send"
          onCurrencyChange={(currency) => change({ from: currency })}
          error={side === 'source' ? problem : undefined}
        />
        <MoneyField
          label="They receive"
          isBig
          value={side === 'target' ? amount : quote ? amountText(quote.amount_received, to) : ''}
          onChange={(typed) => change({ side: 'target', amount: typed })}
          currency={to as Currency}
          currencies={offeredCurrencies}
          currencyLabel="Currency they receive"
          onCurrencyChange={(currency) => change({ to: currency })}
          error={side === 'target' ? problem : undefined}
        />
      </div>
      <Button type="submit" isBusy={isAsking} busyText="Calculating…" className="justify-self-start">
        Calculate
      </Button>
      <div aria-live="polite">
        {quote && <PriceEstimate quote={quote} from={from as Currency} to={to as Currency} />}
      </div>
    </form>
  )
}

function useCalculator(start: Entered) {
  const [entered, setEntered] = useState(start)
  const [asked, setAsked] = useState<Entered>()
  const [isMissing, setIsMissing] = useState(false)
  const quoting = useQuery(paymentQuoteQuery(asked && quoteRequestOf(asked)))
  const isAnswered = asked === entered
  const { error } = quoting
  const refused =
    error instanceof ApiError ? (error.fields.amount ?? messageOf(error)) : error && messageOf(error)
  return {
    entered,
    change: (part: Partial<Entered>) => {
      setIsMissing(false)
      setEntered(inItsCurrency({ ...entered, ...part }))
    },
    quote: isAnswered && !quoting.isFetching ? quoting.data : undefined,
    problem: isMissing ? 'Enter a valid amount' : (isAnswered && refused) || undefined,
    isAsking: isAnswered && quoting.isFetching,
    /** Whether there was something to calculate. */
    calculate: () => {
      const isThere = quoteRequestOf(entered) !== undefined
      setIsMissing(!isThere)
      if (isThere && isAnswered) void quoting.refetch()
      setAsked(isThere ? entered : undefined)
      return isThere
    },
  }
}

/** No decimals that the currency does not have. */
function inItsCurrency(entered: Entered): Entered {
  const currency = (entered.side === 'source' ? entered.from : entered.to) as Currency
  const amount = cleanAmount(entered.amount, currencies[currency].exponent)?.replace(/\.$/, '') ?? ''
  return { ...entered, amount }
}
