import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type newPriceRate, priceRates } from '@tradelane/contract/price-rates/calls'
import { priceServices } from '@tradelane/contract/price-rates/services'
import { staffFor } from '@tradelane/contract/primitives/staff'
import type { Tx } from '@tradelane/db'
import type { z } from 'zod/mini'
import { nameOfCompany } from '../../../access/company.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { ApprovedChange, ChangeKind } from '../../../entries/change-kind.ts'
import type { AdminActor } from '../../../http/routes.ts'
import { isTooFar, tooFar } from '../../../lifecycle/far-days.ts'
import { Refusal, refuseFields } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { type Made, throughTwoPeople } from '../../people/four-eyes/index.ts'
import type { PriceRateRow } from './price-rate.ts'
import { proposedCharge } from './proposed-charge.ts'
import { changedValues } from './rate-words.ts'
import { lockRates, storeVersion } from './store-version.ts'

type Proposal = z.output<typeof newPriceRate>

/** The clocks of two machines may differ by this much: what begins so long ago begins now. */
const clockDifferenceMs = 5 * 60_000

/** A rate that one colleague asks for and another confirms. */
export const rateChange: ChangeKind<Deps> = {
  kind: 'price_rate',
  decidedBy: staffFor(priceRates.propose.staff),
  lock: lockRates,
  confirm: confirmRate,
}

/**
 * Asks for a new version. It waits for a second person, where somebody else may confirm it. Refuses with NOT_FOUND an unknown customer, at its field
 * a begin in the past or in ten years, and with CONFLICT while another change of the same rate waits.
 */
export async function proposeRate(
  deps: Deps,
  { administratorId: askedBy }: AdminActor,
  proposal: Proposal,
): Promise<Made & { rateId: string }> {
  const receivedAt = deps.clock.now()
  if (proposal.valid_from && proposal.valid_from.getTime() < receivedAt.getTime() - clockDifferenceMs)
    refuseFields({ valid_from: 'A rate cannot begin in the past' })
  if (proposal.valid_to && proposal.valid_to <= receivedAt)
    refuseFields({ valid_to: 'It must end in the future' })
  for (const field of ['valid_from', 'valid_to'] as const)
    if (isTooFar((proposal[field] ?? receivedAt).getUTCFullYear(), receivedAt))
      refuseFields({ [field]: tooFar })
  return inTransaction(deps.db, async (tx) => {
    await lockRates(tx)
    // Another change may have been made while this one waited for the lock.
    const at = deps.clock.now()
    const company = proposal.uid === undefined ? undefined : await nameOfCompany(tx, proposal.uid)
    const asked = await insertProposal(tx, proposal, { askedBy, at })
    const { rate_id: rateId, service, uid } = asked
    const change = {
      ...({ kind: rateChange.kind, subject: 'price_rate', subjectId: rateId, askedBy } as const),
      about: `rate of ${service} for ${uid ?? 'all'}`,
      title: `${priceServices[proposal.service].label}, ${company ?? 'all customers'}`,
      reason: proposal.reason,
      ...(await changedValues(tx, asked, at)),
    }
    const make = () => storeVersion(tx, asked, { at, actor: askedBy, confirmedBy: null })
    return { rateId, ...(await throughTwoPeople(deps, tx, change, make)) }
  })
}

async function insertProposal(
  tx: Tx,
  proposal: Proposal,
  { askedBy, at }: { askedBy: string; at: Date },
): Promise<PriceRateRow> {
  const { basisPoints, fixed, least, most } = proposedCharge(proposal)
  return tx
    .insertInto('price_rates')
    .values({
      ...{ rate_id: randomUUID(), service: proposal.service, uid: proposal.uid ?? null },
      ...{ basis_points: basisPoints, fixed: fixed?.amount ?? null },
      ...{ least: least?.amount ?? null, most: most?.amount ?? null },
      currency: (fixed ?? least ?? most)?.currency ?? null,
      ...{ asked_from: proposal.valid_from ?? null, asked_to: proposal.valid_to ?? null },
      ...{ asked_by: askedBy, asked_at: at, reason: proposal.reason },
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** In the transaction of the decision, on locked rates. What the second person read has to be so still. */
async function confirmRate(deps: Deps, tx: Tx, change: ApprovedChange): Promise<void> {
  const { subjectId, decidedBy: by, before, after } = change
  const asked = await tx
    .selectFrom('price_rates')
    .selectAll()
    .where('rate_id', '=', subjectId)
    .executeTakeFirstOrThrow()
  const at = deps.clock.now()
  if (!isDeepStrictEqual({ before, after }, await changedValues(tx, asked, at)))
    throw new Refusal('CONFLICT', {
      message: 'The rates have changed since this was asked for. Refuse it, and ask for it again.',
    })
  await storeVersion(tx, asked, { at, actor: by, confirmedBy: by })
}
