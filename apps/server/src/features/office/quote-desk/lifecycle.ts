import { quoteOfferStateTable } from '@tradelane/contract/quote-desk/offer-states'
import {
  onlyAnsweredStates,
  quoteCaseHappenings,
  quoteCaseStateTable,
  quoteCaseSteps,
} from '@tradelane/contract/quote-desk/states'
import { lifecycle } from '../../../lifecycle/lifecycle.ts'

export const quoteCaseLifecycle = lifecycle({
  subject: 'quote_case',
  table: 'quote_cases',
  idColumn: 'case_id',
  versionColumn: 'version',
  reasonColumn: 'state_reason',
  states: quoteCaseStateTable,
  first: ['new'],
  happenings: quoteCaseHappenings,
  steps: quoteCaseSteps,
  wordsOf: (to, { is_only_answered }) =>
    to === 'new' && is_only_answered === true ? onlyAnsweredStates.new : undefined,
  dueAt: (row) => row.due_at,
})

export const quoteOfferLifecycle = lifecycle({
  subject: 'quote_offer',
  table: 'quote_offers',
  idColumn: 'offer_id',
  reasonColumn: 'state_reason',
  states: quoteOfferStateTable,
  first: ['stored'],
})
