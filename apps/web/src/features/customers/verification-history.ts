import type { CustomerProfile } from '@tradelane/contract/customers/calls'
import type { WireNextStep, WireTimelineItem } from '@tradelane/contract/lifecycle/timeline'

const titles: Record<string, string> = {
  IN_PROGRESS: 'Registration submitted',
  RFI_REQUESTED: 'More information requested',
  Clear: 'Cleared',
  Refused: 'Refused',
}

/** A verification's time line in the shape that all services answer. */
export function verificationHistory(customer: CustomerProfile): {
  timeline: WireTimelineItem[]
  next: WireNextStep
} {
  const signUp = { from: null, to: 'signed up', title: 'Signed up', text: '', at: customer.created_at }
  const steps = customer.timeline.map(({ from, to, at, actor, reason }) => ({
    from,
    to: String(to),
    title: from === 'RFI_REQUESTED' ? 'Registration submitted again' : (titles[String(to)] ?? String(to)),
    text: [actor, reason].filter(Boolean).join(': '),
    at,
  }))
  return {
    timeline: [signUp, ...steps].map((step) => ({
      ...step,
      tone: step.to === 'Refused' ? 'lost' : 'done',
      actor: 'tradelane',
      reason: null,
    })),
    next: nextOf(customer),
  }
}

function nextOf({ kyb_status: status, review_due_at: by }: CustomerProfile): WireNextStep {
  if (status === null)
    return { who: 'customer', text: 'The company completes its business information.', by: null }
  if (status === 'RFI_REQUESTED')
    return { who: 'customer', text: 'The company answers and submits its registration again.', by: null }
  return status === 'IN_PROGRESS' ? { who: 'tradelane', text: 'We decide on the verification.', by } : null
}
