import type { Registration } from '@tradelane/contract/onboarding/forms'
import {
  type Owner,
  ownershipFault,
  ownershipText,
  owningLess,
  unidentifiedOwner,
} from '@tradelane/contract/onboarding/ownership'
import { hasVerifiedPerson } from '@tradelane/contract/onboarding/verified-persons'
import type { Tx } from '@tradelane/db'
import type { OneCompanyScope } from '../../../access/scope.ts'
import { refuseFields } from '../../../refusal.ts'
import {
  type FounderRow,
  findRegistrationRow,
  listFounderDocuments,
  listFounderRows,
} from './registration-rows.ts'

/** A client that knows nothing of ownership takes none away. */
export const withKnownOwnership = <F extends Owner>(founder: F, known: Owner | undefined): F => ({
  ...founder,
  ownership_percent: founder.ownership_percent ?? known?.ownership_percent ?? null,
})

/** The same for the persons of a whole form. */
export async function withKnownOwners(tx: Tx, scope: OneCompanyScope, form: Registration) {
  const rows = await listFounderRows(tx, scope)
  const founders = form.founders.map((founder) =>
    withKnownOwnership(
      founder,
      rows.find(({ fid }) => fid === founder.fid),
    ),
  )
  // What the company confirmed about others no longer holds where the listed persons own less than before.
  const no_other_owner = form.no_other_owner ?? (owningLess(founders, rows) ? false : undefined)
  return { ...form, founders, no_other_owner }
}

/** Refuses, at its field, what the persons of a company cannot own together. The company is locked, so that two saves see each other. */
export function requireOwnership(owners: readonly Owner[], fieldOf: (index: number) => string): void {
  const fault = ownershipFault(owners)
  if (fault) refuseFields({ [fieldOf(fault.index)]: fault.message })
}

/** The same where one person changes or leaves. */
export async function forgetOthers(
  tx: Tx,
  { companyId }: OneCompanyScope,
  { now, before }: { now: Owner; before: Owner },
): Promise<void> {
  if (!owningLess([now], [before])) return
  await tx.updateTable('registrations').set({ no_other_owner: false }).where('uid', '=', companyId).execute()
}

/** "Ada Okafor 60.00 %, no other person 25 % or more" */
export async function ownersNow(tx: Tx, scope: OneCompanyScope): Promise<string> {
  const owners = (await listFounderRows(tx, scope)).map(
    (person) => `${person.first_name} ${person.last_name} ${ownershipText(person) ?? 'not known'}`,
  )
  const { no_other_owner } = (await findRegistrationRow(tx, scope)) ?? {}
  return [...owners, ...(no_other_owner ? ['no other person 25 % or more'] : [])].join(', ')
}

/** What clearing a company asks about its persons. */
export async function checksOfPersons(tx: Tx, scope: OneCompanyScope, now: Date) {
  const rows = await listFounderRows(tx, scope)
  const papers = Map.groupBy(await listFounderDocuments(tx, scope), ({ fid }) => fid)
  const withExpiry = (person: FounderRow) => ({
    ...person,
    expiryDates: (papers.get(person.fid) ?? []).map(({ expiry_date }) => expiry_date),
  })
  return {
    has_person: hasVerifiedPerson(rows),
    unidentified_owner: unidentifiedOwner(rows.map(withExpiry), now.toISOString().slice(0, 10)),
  }
}
