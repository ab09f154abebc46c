import { type Rule, sentences, type Words } from './rule.ts'

const insurance = (title: Words, body: Words): NonNullable<Rule['tells']> => ({
  kind: 'insurance',
  who: 'preparer',
  title,
  body,
})
const quoteDesk: NonNullable<Rule['opens']> = {
  task: 'quote-insurance',
  who: 'back_office',
  title: ({ company, what, detail }) => `Quote ${what} for ${company}: ${detail}`,
  businessDays: 2,
}
const answered = ['quote-insurance', 'bind-insurance'] as const
const decided = ['assess-claim', 'answer-claim'] as const

/** What follows from the events of policies and claims. */
export const insuranceRules: Readonly<Record<string, Rule>> = {
  'insurance submitted': { opens: quoteDesk },
  'insurance quoted > submitted': { opens: quoteDesk, closes: ['bind-insurance'] },
  'insurance quoted': {
    tells: insurance(
      ({ what }) => `${what}: quoted`,
      ({ detail, after }) => `${detail}: ${after.total} in all. The quote is good for 48 hours.`,
    ),
    opens: {
      task: 'bind-insurance',
      who: 'approver',
      title: ({ what, after }) => `Bind ${what} or leave it: ${after.total}`,
      businessDays: 2,
    },
    closes: ['quote-insurance'],
  },
  'insurance denied': {
    tells: insurance(
      ({ what }) => `${what}: denied`,
      ({ reason }) => sentences(reason),
    ),
    closes: answered,
  },
  'insurance bound': {
    tells: insurance(
      ({ what }) => `${what}: your goods are insured`,
      ({ detail, after }) => `${detail}. Certificate ${after.certificate_number} is ready.`,
    ),
    closes: answered,
  },
  'insurance cancelled': { closes: answered },
  'insurance expired': {
    tells: insurance(
      ({ what }) => `${what}: the cover has ended`,
      () => 'A loss that happened before can still be claimed.',
    ),
  },
  'insurance_payment rejected': {
    tells: insurance(
      ({ what }) => `${what}: the premium was not paid`,
      ({ reason }) => sentences(reason, 'The money is back in your balance.'),
    ),
  },

  'insurance_claim submitted': {
    opens: {
      task: 'assess-claim',
      who: 'back_office',
      title: ({ company, what, detail }) => `Assess ${what} of ${company}: ${detail}`,
      businessDays: 5,
    },
  },
  'insurance_claim documents_requested': {
    tells: insurance(
      ({ what }) => `${what}: we need more from you`,
      ({ reason }) => sentences(reason),
    ),
    opens: {
      task: 'answer-claim',
      who: 'preparer',
      title: ({ what }) => `Answer what we asked about ${what}`,
      businessDays: 5,
    },
  },
  'insurance_claim documents_requested > assessing': { closes: ['answer-claim'] },
  'insurance_claim paid': {
    tells: insurance(
      ({ what }) => `${what}: paid`,
      ({ after }) => `${after.paid} come into your balance.`,
    ),
    closes: decided,
  },
  'insurance_claim declined': {
    tells: insurance(
      ({ what }) => `${what}: declined`,
      ({ reason }) => sentences(reason),
    ),
    closes: decided,
  },
}
