import type { NextStep, TimelineItem } from '@tradelane/contract/simple-payment/calls'
import { type PaymentState, paymentStateTable } from '@tradelane/contract/simple-payment/states'
import type { Db } from '@tradelane/db'
import type { PayoutMethod } from '@tradelane/providers'
import { afterBusinessDays } from '../../lifecycle/promises.ts'
import { namesOf } from '../team/index.ts'
import type { Payee } from './payee.ts'
import type { PaymentRow } from './queries.ts'
import { releaseEndOf } from './release-rules.ts'

/**
 * What happened, oldest first, in plain words. The events are the source; nothing is written twice. Who did it is
 * "You" to the one who reads, and a name to the others.
 */
export async function timelineOf(db: Db, payment: PaymentRow, readerId: string): Promise<TimelineItem[]> {
  const events = await db
    .selectFrom('events')
    .select(['from_state', 'to_state', 'actor', 'at', 'after'])
    .where('subject', '=', 'simple_payment')
    .where('subject_id', '=', payment.simple_payment_id)
    .where('uid', '=', payment.uid)
    .orderBy('event_id')
    .limit(100)
    .execute()
  const people = events.flatMap(({ actor }) => userOf(actor) ?? [])
  const names = await namesOf(db, payment.uid, [...new Set(people)])
  return events.map((event) => {
    const user = userOf(event.actor)
    const who = user === readerId ? 'You' : (names.get(user ?? '') ?? 'Somebody')
    return { status: event.to_state as PaymentState, ...wordsOf(event, who), at: event.at }
  })
}

const userOf = (actor: string): string | undefined => /^user:(.+)$/.exec(actor)?.[1]

type Happened = { from_state: string | null; to_state: string; actor: string; after: unknown }

function wordsOf(event: Happened, who: string): { title: string; text: string } {
  const { reason } = (event.after ?? {}) as { reason?: string }
  if (event.from_state === 'awaiting_approval' && event.to_state === 'draft') {
    const title = 'Back to its preparer'
    if (!reason) return { title, text: `${who} took the payment back to change it.` }
    const isRefused = userOf(event.actor) !== undefined
    return { title, text: asSentence(isRefused ? `${who} refused it: ${reason}` : reason) }
  }
  const { label: title, happened } = paymentStateTable[event.to_state as PaymentState]
  const text = happened.replace('{who}', who)
  return { title, text: reason ? `${text} ${asSentence(reason)}` : text }
}

const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

/** Business days from submission to arrival; what takes longer is being looked into. */
const daysToArrive: Record<PayoutMethod, number> = { LOCAL: 1, SWIFT: 3, WALLET: 1, CARD: 1, PROXY: 1 }

/** When the beneficiary's bank is expected to have the money; null unless it is on its way. */
export function expectedArrival(payment: PaymentRow): Date | null {
  const { submitted_at, payee } = payment
  const isOnItsWay = ['submitted', 'processing', 'action_required', 'sent'].includes(payment.state)
  if (!submitted_at || !payee || !isOnItsWay) return null
  return afterBusinessDays(submitted_at, daysToArrive[(payee as Payee).account.payoutMethod])
}

/** What happens next, who does it, and by when; null once nothing more will happen. */
export function nextStepOf(payment: PaymentRow): NextStep | null {
  const { state, state_reason: reason, submitted_at: submittedAt, updated_at: updatedAt } = payment
  switch (state) {
    case 'draft':
      return {
        who: 'you',
        text: reason
          ? `${asSentence(reason)} Change what is needed and submit the payment again.`
          : 'Complete the details and submit the payment. Nothing moves before.',
        by: null,
      }
    case 'awaiting_approval':
      return {
        who: 'approver',
        text: 'An owner or approver who did not prepare the payment releases or refuses it. Undecided, it goes back to its preparer.',
        by: payment.approval_requested_at && releaseEndOf(payment.approval_requested_at),
      }
    case 'submitted':
      return {
        who: 'tradelane',
        text: 'We hand the payment to the payments provider and ask again until it answers. You need do nothing.',
        by: submittedAt && afterBusinessDays(submittedAt, 1),
      }
    case 'processing':
      return {
        who: 'provider',
        text: 'The payments provider checks the payment and sends it to the bank. You need do nothing.',
        by: afterBusinessDays(updatedAt, 1),
      }
    case 'action_required':
      return {
        who: 'you',
        text: `Answer what the payments provider asks for: ${reason ?? 'more information about this payment.'} Or cancel the payment.`,
        by: afterBusinessDays(updatedAt, 5),
      }
    case 'sent':
      return {
        who: 'bank',
        text: "The beneficiary's bank credits the account. You need do nothing.",
        by: expectedArrival(payment),
      }
    case 'rejected':
    case 'returned':
      return {
        who: 'you',
        text: 'Check the account details with the beneficiary, correct them on the partner, and pay again.',
        by: null,
      }
    case 'paid':
    case 'cancelled':
      return null
  }
}
