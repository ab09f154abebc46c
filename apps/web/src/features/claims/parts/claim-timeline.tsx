import type { ClaimState, WireClaim } from '@tradelane/contract/claims/calls'
import { formatDay, formatInstant } from '../../../lib/format/format-date.ts'
import { Timeline, type TimelineItem } from '../../../ui/timeline.tsx'
import { openQuestion } from './exchanges.tsx'

/** A question and its answer are steps of their own, though the claim stays where it is. */
const titles: Record<ClaimState | 'documents_requested' | 'answered', string> = {
  draft: 'Saved',
  submitted: 'Submitted',
  assessing: 'Assessment begun',
  documents_requested: 'Question asked',
  answered: 'Question answered',
  paid: 'Paid',
  declined: 'Declined',
}

const titleOf = (from: string | null, to: string): string => {
  const step = from === 'documents_requested' && to === 'assessing' ? 'answered' : to
  return titles[step as keyof typeof titles] ?? to
}

type ClaimTimelineProps = {
  page: { claim: WireClaim; timeline: readonly { from: string | null; to: string; at: string }[] }
}

/** What happened, and below it who acts next and by when. */
export function ClaimTimeline({ page: { claim, timeline } }: ClaimTimelineProps) {
  const items: TimelineItem[] = timeline.map(({ from, to, at }, index) => ({
    key: `${index} ${to}`,
    title: titleOf(from, to),
    at: formatInstant(at),
    state: to === 'declined' ? 'lost' : 'done',
  }))
  const next = nextOf(claim)
  return <Timeline label="What happened with it" items={next ? [...items, next] : items} />
}

function nextOf(claim: WireClaim): TimelineItem | undefined {
  const by = claim.respond_due_at && { at: `by ${formatDay(claim.respond_due_at)}` }
  if (claim.state === 'draft')
    return { key: 'next', title: 'The customer', text: 'Completes and submits it.', state: 'now' }
  if (claim.state !== 'submitted' && claim.state !== 'assessing') return undefined
  return openQuestion(claim.exchanges)
    ? { key: 'next', title: 'The customer', text: 'Answers our question.', state: 'now' }
    : { key: 'next', title: 'Next: Tradelane', text: 'Assesses the loss.', ...by, state: 'now' }
}
