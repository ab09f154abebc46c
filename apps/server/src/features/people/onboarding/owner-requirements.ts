import { closedBy } from '@tradelane/contract/lifecycle/action-table'
import { kybActions } from '@tradelane/contract/onboarding/actions'
import { askForOwners, ownershipText, unlistedPart } from '@tradelane/contract/onboarding/ownership'
import type { Requirement } from '@tradelane/contract/onboarding/requirement-calls'
import type { KybState } from '@tradelane/contract/onboarding/states'
import { toDo } from './derived-requirement.ts'
import type { FounderRow } from './registration-rows.ts'

type Ownership = {
  company: string
  persons: readonly FounderRow[]
  no_other_owner: boolean
  kyb_status: KybState
}

const why = 'Everyone who owns 25 % or more of a company has to be known and identified.'
const noHurry = 'Your account stays open in the meantime.'

/** Who owns how much of the company, as long as it is not known. */
export function ownerRequirements({
  company,
  persons,
  no_other_owner,
  kyb_status,
}: Ownership): Requirement[] {
  // A company that was verified before anybody asked stays so: it has time.
  const asked =
    kyb_status === 'Clear'
      ? ({ due: 'due_later', remarks: `${why} ${noHurry}` } as const)
      : ({ due: 'due_now', remarks: why } as const)
  // As long as the whole form is open, it asks for the same.
  const isInForm = closedBy(kybActions.submit, { state: kyb_status }) === undefined
  const link = isInForm ? '/registration?step=persons' : '/registration?ownership=change'
  const own = { ...toDo, ...asked, link }
  const unsaid = persons
    .filter((person) => ownershipText(person) === undefined)
    .map(({ fid, first_name, last_name }) => ({
      ...own,
      fid,
      id: `ownership:${fid}`,
      about: `${first_name} ${last_name}`,
      what: 'Say how much of the company this person owns',
    }))
  const part = no_other_owner ? undefined : unlistedPart(persons)
  return part ? [...unsaid, { ...own, id: 'owners', about: company, what: askForOwners(part) }] : unsaid
}
