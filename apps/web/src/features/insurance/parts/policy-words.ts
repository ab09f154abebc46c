import type { Carriage, Deductible } from '@tradelane/contract/insurance/cover'
import type { PoliticalRisks } from '@tradelane/contract/insurance/institute-clauses'

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
