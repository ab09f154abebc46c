import type { Tx } from '@tradelane/db'
import type { EventActor } from '../../../access/actor.ts'
import type { SystemScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { recordEvent } from '../../../lifecycle/events.ts'
import { screenPartner } from './add-partner.ts'

type Buyer = {
  company_name: string
  company_address: string
  company_registration_number: string
  contact_person_name: string
  email: string
  phone_number: string
  country: string | null
}

/** A partner that the back office adds for a customer. It has no account yet: it buys, and nobody pays it. */
export async function addBuyer(
  deps: Deps,
  tx: Tx,
  scope: SystemScope,
  { company, by, at }: { company: Buyer; by: EventActor; at: Date },
): Promise<string> {
  const { beneficiary_id } = await tx
    .insertInto('partners')
    .values({ uid: scope.companyId, ...company, created_at: at, updated_at: at })
    .returning('beneficiary_id')
    .executeTakeFirstOrThrow()
  await recordEvent(tx, {
    companyId: scope.companyId,
    subject: 'partner',
    subjectId: beneficiary_id,
    from: null,
    to: 'added',
    actor: by,
    at,
    after: { ...company, account_details: [] },
  })
  await screenPartner(deps, tx, scope, { ...company, company_country: company.country, beneficiary_id }, at)
  return beneficiary_id
}
