import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { ArrivesBy } from '../../../../ui/records/arrives-by.tsx'
import type { Fact } from '../../../../ui/records/definition-list.tsx'
import type { FundingPage, WireFunding } from './funding-queries.ts'

type OnItsWay = NonNullable<FundingPage['arrivals']>[number]

/** What is on its way into the wallet, and by when it arrives. */
export const arrivalFacts = ({ what, amount, ...arrival }: OnItsWay, { currency }: WireFunding): Fact[] => [
  { term: what === 'advance' ? 'Advance' : 'Remainder', value: formatAmount(amount, currency) },
  { term: 'Arrives by', value: <ArrivesBy {...arrival} isInWallet /> },
]
