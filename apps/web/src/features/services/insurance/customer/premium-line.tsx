import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { IndicationNotes } from '../parts/indication-notes.tsx'
import type { usePremium } from '../parts/use-premium.ts'

/** The premium for the values in the form, shown beside the fields on every screen width. */
export function PremiumLine({ premium, chosen }: ReturnType<typeof usePremium>) {
  return (
    <div aria-live="polite" className="grid gap-4">
      {premium && (
        <p className="num rounded-md bg-mist px-4 py-3">
          Insured value{' '}
          <strong className="font-semibold">{formatAmount(premium.insured_value, premium.currency)}</strong>:{' '}
          {premium.valuation}.
          {chosen && (
            <>
              {' '}
              Premium and fee{' '}
              <strong className="font-semibold">{formatAmount(chosen.total, premium.currency)}</strong>
              {chosen.isWarToQuote && ' without war, which our underwriters quote'}.
            </>
          )}
        </p>
      )}
      {premium && <IndicationNotes indication={premium} />}
    </div>
  )
}
