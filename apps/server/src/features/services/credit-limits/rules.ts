import { promises } from '@tradelane/contract/lifecycle/promises'
import { dueIn, type Rule, type Rules, sentences, until, type Words } from '../../../entries/rule.ts'

const notice = (title: Words, body: Words): NonNullable<Rule['notifies']> => ({
  kind: 'financing',
  who: 'preparer',
  title,
  body,
})
const review: NonNullable<Rule['opens']> = {
  task: 'review-limit',
  who: 'back_office',
  title: ({ company, what, detail }) => `Check ${what} of ${company}: ${detail}`,
  ...promises.reviewLimit,
}
const open = ['review-limit', 'answer-limit-question', 'sign-term-sheet'] as const

/** What follows from the events of credit limits. */
export const creditLimitRules: Rules = {
  requested: { opens: review },
  documents_requested: {
    notifies: notice(
      ({ what }) => `${what}: we need a document`,
      ({ reason }) => sentences(reason),
    ),
    opens: {
      task: 'answer-limit-question',
      who: 'preparer',
      title: ({ what }) => `Answer what we asked about ${what}`,
      ...promises.answerLimitQuestion,
    },
    closes: ['review-limit'],
  },
  'documents_requested > in_review': { opens: review, closes: ['answer-limit-question'] },
  term_sheet: {
    notifies: {
      kind: 'financing',
      who: 'approver',
      title: ({ what }) => `${what}: term sheet provided`,
      body: ({ after, country }) =>
        sentences(
          `${after.partner} offers ${after.amount}`,
          until('The term sheet can be signed until', after.until, { country }),
        ),
    },
    opens: {
      task: 'sign-term-sheet',
      who: 'approver',
      title: ({ what, after }) => `Sign the term sheet of ${what}: ${after.amount} with ${after.partner}`,
      dueAt: dueIn('until'),
    },
    closes: ['review-limit'],
  },
  signed: { closes: open },
  active: {
    notifies: notice(
      ({ what }) => `${what}: the limit is open`,
      ({ detail, after }) => sentences(detail, `${after.amount} can be used until ${after.valid_until}`),
    ),
  },
  declined: {
    notifies: notice(
      ({ what }) => `${what}: declined`,
      ({ reason }) => sentences(reason),
    ),
    closes: open,
  },
  reduced: {
    notifies: notice(
      ({ what, after }) => `${what}: reduced to ${after.amount}`,
      ({ reason }) => sentences(reason, 'Invoices that were funded already stay as they are'),
    ),
  },
  withdrawn: { closes: open },
}
