import type { Carriage, Deductible } from '@tradelane/contract/insurance/cover'
import { type PolicyState, policyStateLabels } from '@tradelane/contract/insurance/policy'
import type { Status } from '../../../ui/status-table.ts'

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

const meanings: Record<PolicyState, Omit<Status, 'label'>> = {
  draft: { tone: 'idle', explanation: 'Not sent to us yet. It can be changed and continued at any time.' },
  submitted: {
    tone: 'wait',
    explanation: 'With us: we quote within 2 business days. Nothing is insured yet.',
  },
  quoted: { tone: 'wait', explanation: 'The quote waits for you. Nothing is insured before you bind it.' },
  bound: { tone: 'done', explanation: 'Insured. The certificate is issued.' },
  expired: { tone: 'idle', explanation: 'The days that it covered are over.' },
  denied: { tone: 'lost', explanation: 'We cannot insure this; the reason is given beside it.' },
  cancelled: { tone: 'idle', explanation: 'Given up. Nothing is insured under it.' },
}

export const policyStatus = (state: PolicyState): Status => ({
  label: policyStateLabels[state],
  ...meanings[state],
})
