import { useQuery } from '@tanstack/react-query'
import { offeredCurrencies } from '@tradelane/contract/offered-currencies'
import type { Currency } from '@tradelane/money'
import { Check } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ApiError, messageOf } from '../../lib/api-error.ts'
import { formatAmount, formatRate } from '../../lib/format-amount.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { paymentQuoteQuery, type Quote, type QuoteWish } from './queries.ts'
import { isIntroSkipped, skipIntro } from './skip-intro.ts'
import { type Entered, wishOf } from './use-price.ts'

const features = [
  'Pay in 20 currencies, straight from your own balance',
  'The rate is held for you while you decide',
  'One fee, 0.05 % of the amount sent, shown before you confirm',
  'Follow every payment until it has arrived, with a proof to download',
]

type InitiateStepProps = {
  entered: Entered
  onEnter: (part: Partial<Entered>) => void
}

/** Step 1: what a payment would cost, and what it brings. Nothing is saved or moved here. */
export function InitiateStep({ entered, onEnter }: InitiateStepProps) {
  return (
    <div className="grid gap-6">
      <Calculator entered={entered} onEnter={onEnter} />
      <ul className="grid gap-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check size={18} className="mt-0.5 flex-none text-sea" aria-hidden />
            {feature}
          </li>
        ))}
      </ul>
      <SkipNextTime />
    </div>
  )
}

function Calculator({ entered, onEnter }: InitiateStepProps) {
  const [asked, setAsked] = useState<QuoteWish>()
  const quoting = useQuery(paymentQuoteQuery(asked))
  const isAnswered = asked !== undefined && isSame(asked, wishOf(entered))
  const quote = isAnswered ? quoting.data : undefined
  const error = isAnswered ? quoting.error : null
  const told = error instanceof ApiError ? (error.fields.amount ?? messageOf(error)) : undefined
  const [isEmpty, setIsEmpty] = useState(false)

  const calculate = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const wish = wishOf(entered)
    setIsEmpty(wish === undefined)
    if (isAnswered) void quoting.refetch()
    else setAsked(wish)
  }
  const problem = isEmpty && wishOf(entered) === undefined ? 'Enter a valid amount' : told
  const { from, to, side, amount } = entered
  return (
    <form onSubmit={calculate} noValidate className="grid gap-4" aria-label="Pricing estimate">
      <div className="grid gap-4 sm:grid-cols-2">
        <MoneyField
          label="Send"
          isBig
          value={side === 'source' ? amount : String(quote?.amount_sent ?? '')}
          onChange={(typed) => onEnter({ side: 'source', amount: typed })}
          currency={from as Currency}
          currencies={offeredCurrencies}
          currencyLabel="Send currency"
          onCurrencyChange={(currency) => onEnter({ from: currency })}
          error={side === 'source' ? problem : undefined}
        />
        <MoneyField
          label="Receive"
          isBig
          value={side === 'target' ? amount : String(quote?.amount_received ?? '')}
          onChange={(typed) => onEnter({ side: 'target', amount: typed })}
          currency={to as Currency}
          currencies={offeredCurrencies}
          currencyLabel="Receive currency"
          onCurrencyChange={(currency) => onEnter({ to: currency })}
          error={side === 'target' ? problem : undefined}
        />
      </div>
      <div>
        <Button type="submit" isBusy={isAnswered && quoting.isFetching} busyText="Calculating…">
          Calculate
        </Button>
      </div>
      <div aria-live="polite">
        {quote && <Estimate quote={quote} from={from as Currency} to={to as Currency} />}
      </div>
    </form>
  )
}

function Estimate({ quote, from, to }: { quote: Quote; from: Currency; to: Currency }) {
  return (
    <div className="rounded-md bg-mist p-4">
      <DefinitionList
        layout="summary"
        facts={[
          { term: 'You send', value: <span className="num">{formatAmount(quote.amount_sent, from)}</span> },
          { term: 'Fee, inside it', value: <span className="num">{formatAmount(quote.fees, from)}</span> },
          {
            term: 'Rate',
            value: (
              <span className="num">
                1 {from} = {formatRate(quote.exchangeRate)} {to}
              </span>
            ),
          },
          {
            term: 'They receive',
            value: <span className="num">{formatAmount(quote.amount_received, to)}</span>,
            startsGroup: true,
          },
        ]}
      />
    </div>
  )
}

const isSame = (one: QuoteWish, other: QuoteWish | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

function SkipNextTime() {
  const [isSkipped, setIsSkipped] = useState(isIntroSkipped)
  return (
    <Checkbox
      label="Skip this page next time"
      checked={isSkipped}
      onChange={({ target }) => {
        skipIntro(target.checked)
        setIsSkipped(target.checked)
      }}
    />
  )
}
