import type { Db, Tx } from '@tradelane/db'
import type { EventActor } from '../access/actor.ts'
import type { OneCompanyScope, Scope } from '../access/scope.ts'

/** The policy that was bought with a freight booking. */
export type Cover = {
  insurance_id: string
  policy_number: string
  state: string
  certificate_number: string | null
  /** The day from which it holds, where that is still to come. */
  insured_from: string | null
}

/** What freight may ask of the service that insures it. */
export type CoverOfFreight = {
  /** Of a booking in scope; undefined where none was bound. */
  find(db: Db | Tx, scope: Scope, logisticsId: string, now: Date): Promise<Cover | undefined>
  /** Cancels it, which pays the premium back with the freight. Nothing happens where none is in force. */
  cancel(
    tx: Tx,
    scope: OneCompanyScope,
    cancellation: { logisticsId: string; by?: EventActor | undefined; at: Date; reason: string },
  ): Promise<void>
  /** Whether a loss was claimed under it. Locks the policy: no claim is sent or paid until the transaction ends. */
  isClaimed(tx: Tx, scope: OneCompanyScope, logisticsId: string): Promise<boolean>
  /** The carrier has named, or changed, the vessel: what is insured on it is summed by vessel and voyage. */
  nameVessel(
    tx: Tx,
    scope: OneCompanyScope,
    logisticsId: string,
    aboard: { vessel: string | null; voyage: string | null },
  ): Promise<void>
}
