import type { ServiceSubject } from '@tradelane/contract/services/registry'
import type { Tx } from '@tradelane/db'
import type { Money } from '@tradelane/money'
import { withRelease } from '../../../approvals/with-release.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ReleasedAction } from '../../../entries/approved-action.ts'
import type { Charge, ChargeLine } from '../../../entries/billed-charge.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { change } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { type Party, requireScreened } from '../../world/screening/index.ts'
import { settledSoon } from '../steps/index.ts'
import { totalsOf } from './charge-lines.ts'
import { settleCharge } from './charge-step.ts'
import { findChargeByRequest } from './charges.ts'
import { placeCharge } from './place-charge.ts'

/** Password, code and the caller's Idempotency-Key. */
type Consent = { password: string; code: string; requestKey: string | undefined }

export type ServicePayment<Which, Row> = {
  /** The subject of the service, and the record that is paid for. */
  service: ServiceSubject
  subjectId: string
  action: ReleasedAction<Which, Row>
  which: Which
  /** Who is paid or served: screened before any money is set aside. */
  parties(tx: Tx, row: Row): Promise<readonly Party[]>
  /** Read in the transaction that sets the money aside. */
  bill(
    tx: Tx,
    row: Row,
  ): Promise<Pick<Charge, 'description' | 'payee' | 'number'> & { lines: readonly ChargeLine[] }>
  /** Columns of the record that say why it was not paid before. */
  cleared?: Readonly<Record<string, null>>
  /** What else follows at once: the money is set aside, and may still be refused. */
  placed?(tx: Tx, row: Row, at: Date): Promise<void>
}

/** Collected, or still on its way; nothing is set aside while a second person has to release it. */
export type PaidService = { state: 'awaiting_release' } | { state: 'collected' | 'processing'; amount: Money }

/**
 * Pays for a record of a service from the wallet: approved by password and code, released above the company's limit, screened. One
 * transaction sets the money aside, names the charge in the record, and stores the job that collects it; then the provider is asked at once, and the job finishes what
 * it does not answer in time. Repeated with the same key it answers for the payment that it began. Refuses as the action does, and
 * with PROVIDER_REFUSED.
 */
export async function payService<Which, Row>(
  deps: Deps,
  actor: CustomerActor,
  { password, code, requestKey }: Consent,
  { which, ...payment }: ServicePayment<Which, Row>,
): Promise<PaidService> {
  const { service, subjectId, action } = payment
  const earlier = await findChargeByRequest(deps.db, actor, { service, subjectId, requestKey })
  const begin = () =>
    withRelease(deps, actor, action, { which, password, code, requestKey }, (tx, { row, at }) =>
      beginPayment(deps, tx, actor, payment, { row, at, requestKey }),
    )
  const started = earlier ? ({ isReleased: true, result: earlier } as const) : await begin()
  if (!started.isReleased) return { state: 'awaiting_release' }
  const { chargeId, amount } = started.result
  const charge = await settlePlaced(deps, actor, chargeId)
  if (charge?.state === 'rejected')
    throw new Refusal('PROVIDER_REFUSED', charge.reason ? { message: charge.reason } : {})
  return { state: charge?.state === 'collected' ? 'collected' : 'processing', amount }
}

/** Asks the provider at once. Undefined where it does not answer in time: the job finishes it. */
export const settlePlaced = (
  deps: Deps,
  { companyId }: CustomerActor,
  chargeId: string,
): Promise<Charge | undefined> => settledSoon(deps, settleCharge(deps, { companyId, chargeId }))

/**
 * Sets the money aside, once it is approved, in the caller's transaction; the job collects it. The record is locked. Refuses as screening
 * and `placeCharge` do.
 */
export async function beginPayment<Which, Row>(
  deps: Deps,
  tx: Tx,
  actor: CustomerActor,
  payment: Omit<ServicePayment<Which, Row>, 'which'>,
  { row, at, requestKey }: { row: Row; at: Date; requestKey: string | undefined },
) {
  const { service, subjectId, action, parties, bill, cleared, placed } = payment
  await requireScreened(deps, tx, { scope: actor, parties: await parties(tx, row), at })
  deps.crashAt('charge_before_hold')
  const billed = await bill(tx, row)
  const chargeId = await placeCharge(tx, { service, subjectId, ...billed, scope: actor, requestKey, at })
  const { lifecycle, id } = action.release
  await change(tx, lifecycle, { scope: actor, id: id(row), at, set: { charge_id: chargeId, ...cleared } })
  await placed?.(tx, row, at)
  return { chargeId, amount: totalsOf(billed.lines).amount }
}
