import type { Carriage, Deductible } from '@tradelane/contract/insurance/cover'
import type { PoliticalRisks } from '@tradelane/contract/insurance/institute-clauses'
import type { WirePolicy } from '@tradelane/contract/insurance/policy'

/** Nothing is a policy until it is bound. */
export const recordWord = ({ certificate_number }: Pick<WirePolicy, 'certificate_number'>): string =>
  certificate_number ? 'Policy' : 'Quote request'

export const carriageWords: Record<Carriage, string> = {
  sea: 'By sea',
  air: 'By air',
  road: 'By road',
  rail: 'By rail',
}

export const riskWords: Record<PoliticalRisks, string> = {
  war_strikes: 'War and strikes',
  strikes: 'Strikes only',
  none: 'Neither',
}

export const deductibleWords: Record<Deductible, string> = {
  '0': 'None',
  '0.5': '0.5 % of the insured value',
  '1': '1 % of the insured value',
}
