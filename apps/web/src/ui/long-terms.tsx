import { longTermsWarning } from '@tradelane/contract/credit-limits/long-terms'
import { Banner } from './banner.tsx'
import { OldFacts } from './records/old-facts.tsx'

type LongTermsProps = {
  /** The buyer's, two letters; null where it is not known. */
  country: string | null
  terms: readonly { days: number; percentage: number }[]
}

/** What the law of the buyer's country says of payment terms above 60 days. */
export function LongTerms({ country, terms }: LongTermsProps) {
  const warning = longTermsWarning(country, terms)
  return (
    warning && (
      <Banner tone="wait">
        {warning} <OldFacts of="paymentTerms" />
      </Banner>
    )
  )
}
