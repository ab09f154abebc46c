import type { QuoteAnswer } from '@tradelane/contract/wallet/quotes'
import { formatPercent, formatRate, type WireAmount } from '../../../lib/format/format-amount.ts'
import { rateOrigin } from '../../../lib/format/rate-origin.ts'
import { ApiError, messageOf } from '../../../lib/net/api-error.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Rate } from '../../../ui/records/amount.tsx'
import { DefinitionList, type Fact } from '../../../ui/records/definition-list.tsx'
import type { useConversion } from './use-conversion.ts'

type HeldRateProps = {
  conversion: ReturnType<typeof useConversion>
  /** What the conversion itself was refused with. */
  refused: string | undefined
  onAskAgain: () => void
}

/** The rate with everything it is made of, and how long it still holds. */
export function HeldRate({ conversion, refused, onAskAgain }: HeldRateProps) {
  const { quote, secondsLeft, isExpired, isAsking, error, entered } = conversion
  const askAgain = () => {
    onAskAgain()
    conversion.askAgain()
  }
  if (refused) return <Stopped text={refused} onAskAgain={askAgain} />
  if (isExpired) return <Stopped text="The quoted rate has expired." onAskAgain={askAgain} />
  if (error && !isFieldError(error)) return <Stopped text={messageOf(error)} onAskAgain={askAgain} />
  return (
    <div className="mt-3 min-h-41 rounded-md bg-mist p-4" aria-busy={isAsking}>
      {quote ? (
        <DefinitionList
          layout="summary"
          facts={[
            { term: 'Rate', value: <Rate from={entered.from} to={entered.to} rate={quote.exchangeRate} /> },
            { term: 'Fee', value: 'None' },
            {
              term: 'Mid rate',
              value: <RateFrom rate={quote.mid_rate} origin={rateOrigin(quote.rate_source, quote.as_of)} />,
            },
            ...providerRate(quote),
            {
              term: 'Our markup',
              value: <span className="num font-normal">{formatPercent(quote.markup_percent)} %</span>,
            },
            { term: 'Locked for', value: <TimeLeft seconds={secondsLeft ?? 0} /> },
          ]}
        />
      ) : (
        <p className="text-ink-2">
          {isAsking ? 'Getting the rate…' : 'Enter an amount on either side to see the rate.'}
        </p>
      )}
    </div>
  )
}

function RateFrom({ rate, origin }: { rate: WireAmount; origin: string }) {
  return (
    <span className="num font-normal">
      {formatRate(rate)}
      <span className="block text-xs text-ink-2">{origin}</span>
    </span>
  )
}

/** Where the provider's rate, from which the markup is taken, is another than the mid rate. */
function providerRate({ provider_rate: rate, ...quote }: QuoteAnswer): Fact[] {
  const { provider_rate_source: source, provider_rate_as_of: asOf } = quote
  if (!rate || !source || !asOf) return []
  return [{ term: 'Provider’s rate', value: <RateFrom rate={rate} origin={rateOrigin(source, asOf)} /> }]
}

function isFieldError(error: unknown): boolean {
  return error instanceof ApiError && error.fields.amount !== undefined
}

/** Seen every second, read aloud only by those who look for it. */
function TimeLeft({ seconds }: { seconds: number }) {
  const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return (
    <span role="timer" className="num">
      {text}
    </span>
  )
}

function Stopped({ text, onAskAgain }: { text: string; onAskAgain: () => void }) {
  return (
    <div className="mt-3">
      <Banner
        tone="wait"
        isAlert
        action={
          <Button size="sm" onClick={onAskAgain}>
            Get a new rate
          </Button>
        }
      >
        {text}
      </Banner>
    </div>
  )
}
