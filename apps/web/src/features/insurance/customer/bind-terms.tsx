import type { WirePolicy } from '@tradelane/contract/insurance/policy'
import { formatAmount } from '../../../lib/format/format-amount.ts'

type BindTermsProps = { quote: NonNullable<WirePolicy['quote']>; payee: string | undefined }

/** What the code approves, above the boxes for it: who enters it must have read this. */
export function BindTerms({ quote, payee }: BindTermsProps) {
  return (
    <div className="rounded-md bg-mist p-4">
      <p className="num text-lg font-semibold">{formatAmount(quote.total, 'USD')}</p>
      <p className="wrap-anywhere">
        to <strong className="font-semibold">{payee ?? 'the insurer'}</strong>, from your US Dollar account
      </p>
      <p className="num mt-2 text-ink-2">
        Premium {formatAmount(quote.premium, 'USD')}, our fee of 0.10 % of the invoice{' '}
        {formatAmount(quote.fee, 'USD')}. Until the cover begins you may cancel and have the premium paid
        back.
      </p>
    </div>
  )
}
