import { lossTypes, type WireClaim } from '@tradelane/contract/claims/calls'
import { carrierNoticeOf } from '@tradelane/contract/claims/carrier-notice'
import { formatAmount } from '../../../../lib/format/format-amount.ts'
import { formatDay } from '../../../../lib/format/format-date.ts'
import type { Fact } from '../../../../ui/records/definition-list.tsx'

const money = (amount: number | null): string => (amount === null ? '' : formatAmount(amount, 'USD'))
const day = (text: string | null): string => (text === null ? '' : formatDay(text))

/** Who decides asks for it. */
const notGiven = 'Not given'

export const claimFacts = (claim: WireClaim): Fact[] => [
  { term: 'Type of loss', value: claim.loss_type && lossTypes[claim.loss_type] },
  { term: 'What happened', value: claim.description },
  { term: 'Happened', value: [day(claim.loss_date), claim.loss_place].filter(Boolean).join(', ') },
  { term: 'First noticed', value: day(claim.first_notice_date) || notGiven },
  { term: 'Delivered', value: day(claim.delivery_date) || notGiven },
  { term: 'Carrier', value: claim.carrier_name || notGiven },
  { term: 'Transport document', value: claim.transport_reference || notGiven },
  ...noticeFacts(claim),
]

function noticeFacts({ notice_due, carriage, loss_type }: WireClaim): Fact[] {
  const notice = carrierNoticeOf(carriage, loss_type)
  if (!notice || notice_due === null) return []
  const earlier = notice.isEarlierIfApparent ? ', or at delivery if the loss was visible' : ''
  const value = `${formatDay(notice_due)} (${notice.rule})${earlier}`
  return [{ term: 'Notify the carrier by', value }]
}

/** `insured_value_left` is known to the back office only. */
export const amountFacts = (claim: WireClaim & { insured_value_left?: number }): Fact[] => [
  { term: 'Claimed', value: money(claim.amount) },
  { term: 'Insured value', value: money(claim.insured_value) },
  ...(claim.insured_value_left === undefined
    ? []
    : [{ term: 'Insured value left', value: money(claim.insured_value_left) }]),
  { term: 'Deductible', value: money(claim.deductible_amount) },
  ...(claim.assessed_amount === null
    ? []
    : [{ term: 'Assessed at', value: money(claim.assessed_amount), startsGroup: true }]),
  ...(claim.paid_amount === null ? [] : [{ term: 'Paid', value: money(claim.paid_amount) }]),
]
