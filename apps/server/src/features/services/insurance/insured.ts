import { randomUUID } from 'node:crypto'
import type { ChangedInsured, Insured, NewInsured, PolicyHolder } from '@tradelane/contract/insurance/insured'
import type { PolicyState } from '@tradelane/contract/insurance/states'
import { statesWhere } from '@tradelane/contract/lifecycle/state-table'
import type { Db, Tx } from '@tradelane/db'
import { actorOf, inScope, type OneCompanyScope, type Scope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import type { CustomerActor } from '../../../http/routes.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { change } from '../../../lifecycle/move.ts'
import { Refusal } from '../../../refusal.ts'
import { inTransaction } from '../../../transaction.ts'
import { screenParties } from '../../world/screening/index.ts'
import { insuredParty } from './insured-party.ts'
import { policyLifecycle } from './lifecycle.ts'
import { readPolicyHolder } from './policy-holder.ts'

/** The one named, else the newest of the company: without an id the back office has none. */
export async function findInsured(
  db: Db | Tx,
  ...[scope, insuredDetailsId]: [OneCompanyScope] | [Scope, string]
): Promise<Insured | undefined> {
  const row = await db
    .selectFrom('insured_details')
    .selectAll()
    .where(inScope(scope, 'uid'))
    .$if(insuredDetailsId !== undefined, (query) =>
      query.where('insured_details_id', '=', insuredDetailsId ?? ''),
    )
    .orderBy('created_at', 'desc')
    .orderBy('insured_details_id')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { same_as_policy_holder, uid, created_at, updated_at, ...fields } = row
  return { ...fields, same_as_policy_holder: same_as_policy_holder ? 1 : 0 }
}

export async function getInsured(db: Db | Tx, scope: Scope, insuredDetailsId: string): Promise<Insured> {
  const insured = await findInsured(db, scope, insuredDetailsId)
  if (!insured) throw new Refusal('NOT_FOUND')
  return insured
}

export async function addInsured(deps: Deps, actor: CustomerActor, form: NewInsured): Promise<string> {
  const fields = await fieldsOf(deps, actor, form)
  const at = deps.clock.now()
  return inTransaction(deps.db, async (tx) => {
    const id = await insertInsured(tx, actor, fields, at)
    await screenParties(deps, tx, { companyId: actor.companyId, parties: [insuredParty(id, fields)], at })
    return id
  })
}

/** Stores an insured of the company and answers its id. */
export async function insertInsured(
  tx: Tx,
  scope: OneCompanyScope,
  fields: StoredInsured,
  at: Date,
): Promise<string> {
  const { companyId } = scope
  const insuredDetailsId = randomUUID()
  await tx
    .insertInto('insured_details')
    .values({
      insured_details_id: insuredDetailsId,
      uid: companyId,
      ...fields,
      created_at: at,
      updated_at: at,
    })
    .execute()
  await recordEvent(tx, {
    companyId,
    subject: 'insured',
    subjectId: insuredDetailsId,
    from: null,
    to: 'saved',
    actor: actorOf(scope),
    at,
    after: fields,
  })
  return insuredDetailsId
}

/**
 * Refuses with NOT_FOUND; and with ILLEGAL_STATE while a policy of this insured is quoted. A policy that waits for its quote gets a
 * new version, so that the back office does not quote for an insured that it has not seen. A bound policy keeps, in its
 * certificate, the insured that it was bound with.
 */
export async function updateInsured(
  deps: Deps,
  actor: CustomerActor,
  { insured_details_id: insuredDetailsId, ...form }: ChangedInsured,
): Promise<void> {
  const fields = await fieldsOf(deps, actor, form)
  const { companyId, userId } = actor
  const at = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    const policies = await lockOpenPolicies(tx, actor, insuredDetailsId)
    const before = await getInsured(tx, actor, insuredDetailsId)
    if (policies.some(({ state }) => state === 'quoted'))
      throw new Refusal('ILLEGAL_STATE', {
        message:
          'A policy of this insured has a quote. Add another insured, or accept or cancel that policy first.',
      })
    if (isChanged(before, fields))
      for (const { insurance_id: id } of policies) await change(tx, policyLifecycle, { scope: actor, id, at })
    await tx
      .updateTable('insured_details')
      .set({ ...fields, updated_at: at })
      .where('uid', '=', companyId)
      .where('insured_details_id', '=', insuredDetailsId)
      .execute()
    await recordEvent(tx, {
      companyId,
      subject: 'insured',
      subjectId: insuredDetailsId,
      from: 'saved',
      to: 'saved',
      actor: `user:${userId}`,
      at,
      before,
      after: fields,
    })
    await screenParties(deps, tx, { companyId, parties: [insuredParty(insuredDetailsId, fields)], at })
  })
}

type StoredInsured = PolicyHolder & { same_as_policy_holder: boolean }

/** If insured and policyholder are the same, the profile's values take precedence over the form's. */
async function fieldsOf(
  deps: Deps,
  actor: CustomerActor,
  { same_as_policy_holder, ...form }: NewInsured,
): Promise<StoredInsured> {
  if (!same_as_policy_holder) return { same_as_policy_holder, ...form }
  const holder = await readPolicyHolder(deps, actor)
  const known = Object.fromEntries(Object.entries(holder).filter(([, value]) => value !== ''))
  return { same_as_policy_holder, ...form, ...known }
}

const isChanged = (before: Insured, { same_as_policy_holder, ...fields }: StoredInsured): boolean =>
  Object.entries(fields).some(([name, value]) => before[name as keyof Insured] !== value)

const withTheOffice = statesWhere<PolicyState>({
  draft: false,
  submitted: true,
  quoted: true,
  bound: false,
  expired: false,
  denied: false,
  cancelled: false,
})

/** The policies of this insured that the back office quotes or has quoted, locked: no quote is made while the insured changes. */
async function lockOpenPolicies(tx: Tx, { companyId }: OneCompanyScope, insuredDetailsId: string) {
  return tx
    .selectFrom('insurance_policies')
    .select(['insurance_id', 'state'])
    .where('uid', '=', companyId)
    .where('insured_details_id', '=', insuredDetailsId)
    .where('state', 'in', withTheOffice)
    .orderBy('insurance_id')
    .forUpdate()
    .execute()
}
