import type { TradingField } from '@tradelane/contract/trading-info/fields'
import { LongTerms } from '../../../ui/long-terms.tsx'

type TermsWarningProps = { fields: readonly TradingField[]; country: string; days: unknown }

/** Below the group that asks for the days. */
export const TermsWarning = ({ fields, country, days }: TermsWarningProps) =>
  fields.includes('payment_days') && (
    <div className="mt-4 empty:hidden">
      <LongTerms country={country || null} terms={[{ days: daysOf(days), percentage: 100 }]} />
    </div>
  )

/** What is no number is said at its field. */
const daysOf = (typed: unknown): number => (/^\d{1,3}$/.test(String(typed)) ? Number(typed) : 0)
