import type { ReleaseEventName } from '@tradelane/contract/smart-escrow/release-events'
import { systemScope } from '../src/access/scope.ts'
import { processEvents } from '../src/features/inbox/notifications/index.ts'
import type { policyLifecycle } from '../src/features/services/insurance/lifecycle.ts'
import type { inspectionLifecycle } from '../src/features/services/quality-assurance/lifecycle.ts'
import type { bookingLifecycle } from '../src/features/services/shipments/lifecycle.ts'
import { note } from '../src/lifecycle/move.ts'
import { inTransaction } from '../src/transaction.ts'
import { approveEscrow, givenDraftEscrow } from './given-escrow.ts'
import type { Payer } from './given-payment.ts'
import type { TestApp } from './test-app.ts'

type Released = { event: ReleaseEventName; subject_id: string | null }

/** 30 % that the buyer approves, 70 % that an event releases. */
export const blocksReleasedBy = (released_by: Released) => [
  {
    percent_of_money: 30,
    document_approval: [],
    condition_approval: [{ condition: 'Accepted by us', approval_of_document: 'Buyer' as const }],
  },
  {
    percent_of_money: 70,
    document_approval: [],
    condition_approval: [
      { condition: 'The goods are as agreed', approval_of_document: 'Buyer' as const, released_by },
    ],
  },
]

export const draftReleasedBy = (app: TestApp, payer: Payer, released: Released) =>
  givenDraftEscrow(app, payer, { conditions: blocksReleasedBy(released) })

/** Events are taken, and their jobs run. */
export async function heard(app: TestApp): Promise<void> {
  while ((await processEvents(app.deps)) > 0);
  await app.runJobs()
}

/** A draft is approved, and what had happened by then is heard. Answers its id. */
export async function fundDraft(app: TestApp, payer: Payer, id: string): Promise<string> {
  const approved = await approveEscrow(app, payer, id)
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  await heard(app)
  return id
}

export const escrowReleasedBy = async (app: TestApp, payer: Payer, released: Released) =>
  fundDraft(app, payer, await draftReleasedBy(app, payer, released))

type Happening = {
  to: string
  id: string
  lifecycle: typeof inspectionLifecycle | typeof bookingLifecycle | typeof policyLifecycle
}

/** What happens to a record, written as its service writes it. */
export const happens = (app: TestApp, { companyId }: Payer, { to, id, lifecycle }: Happening) =>
  inTransaction(app.db, (tx) =>
    note(tx, lifecycle as typeof inspectionLifecycle, {
      ...{ scope: systemScope(companyId), id, what: to, at: app.clock.now() },
    }),
  )
