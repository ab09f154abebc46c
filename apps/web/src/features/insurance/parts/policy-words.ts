import type { Carriage, Deductible } from '@tradelane/contract/insurance/cover'

export const carriageWords: Record<Carriage, string> = {
  sea: 'By sea',
  air: 'By air',
  road: 'By road',
  rail: 'By rail',
}

export const deductibleWords: Record<Deductible, string> = {
  '0': 'None',
  '0.5': '0.5 % of the insured value',
  '1': '1 % of the insured value',
}
