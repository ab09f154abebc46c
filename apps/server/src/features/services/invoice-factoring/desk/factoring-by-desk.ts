import { fundingActions } from '@tradelane/contract/invoice-factoring/actions'
import { invoiceFactoring } from '@tradelane/contract/invoice-factoring/service-info'
import type { Deps } from '../../../../deps/deps.ts'
import type { QuotedRecord, QuotedService } from '../../../../entries/quoted-service.ts'
import { move } from '../../../../lifecycle/move.ts'
import { requireOpen } from '../../../../lifecycle/require-open.ts'
import { Refusal } from '../../../../refusal.ts'
import { endConfirmation } from '../confirmation/confirm-link.ts'
import { approveFunding, lockWithLimit } from '../confirmation/decide-funding.ts'
import { lockFunding } from '../fundings.ts'
import { fundingLifecycle } from '../lifecycle.ts'
import { factsOfFunding, fundingRequestOf } from './funding-request.ts'

/** The engine prices a funding by the terms of its finance partner, and the customer has accepted that price. */
async function refuseOffers(): Promise<never> {
  throw new Refusal('ILLEGAL_STATE', {
    message: 'The customer has accepted the price already. Approve or deny the funding.',
  })
}

/** What follows at a funding from what the desk does with its request, which is locked before the buyer's links, the limit and the funding. */
const fundingAtDesk: QuotedRecord<Deps> = {
  faultsOf: refuseOffers,
  offered: refuseOffers,
  reopened: refuseOffers,
  async approved(deps, tx, { actor, request: { subjectId: id }, at }) {
    const locked = await lockWithLimit(tx, actor, { id })
    await approveFunding(deps, tx, actor, { locked, accepted: {}, at }).catch(leadToItsPage)
  },
  async denied(_deps, tx, { actor, request: { subjectId: id }, reason, at }) {
    await endConfirmation(tx, actor, id, at)
    await lockWithLimit(tx, actor, { id })
    await move(tx, fundingLifecycle, { scope: actor, id, to: 'denied', at, reason, set: { reason } })
  },
  async cancelled(_deps, tx, { actor, request: { subjectId: id }, at }) {
    await endConfirmation(tx, actor, id, at)
    requireOpen(fundingActions.withdraw, await lockFunding(tx, actor, id))
    await move(tx, fundingLifecycle, { scope: actor, id, to: 'withdrawn', at })
  },
}

/** What the page of the funding asks in so many words, and the desk cannot. */
const askedThere: Readonly<Record<string, string>> = {
  accept_alike: 'It may be an earlier invoice. Open the funding, compare the two, and approve it there.',
  accept_xml_differences: 'The invoice and its XML differ. Open the funding, and approve it there.',
  accept_above_limit: 'The invoice is above the credit limit. Open the funding, and approve it there.',
}

function leadToItsPage(error: unknown): never {
  const [field = ''] = error instanceof Refusal ? Object.keys(error.details.fields ?? {}) : []
  const message = askedThere[field]
  throw message === undefined ? error : new Refusal('ILLEGAL_STATE', { message })
}

/** A funding that the desk approves or denies. Nothing is offered: its price is accepted with the submission. */
export const factoringByDesk: QuotedService<Deps> = {
  service: 'factoring',
  currency: 'USD',
  order: { kind: invoiceFactoring.subject, page: invoiceFactoring.customerPage },
  factsOf: (request) => factsOfFunding(fundingRequestOf(request)),
  presetsOf: () => ({ marginPercent: 0, validityDays: 1, etaDays: null, validAtMost: null }),
  record: fundingAtDesk,
  accept: refuseOffers,
}
