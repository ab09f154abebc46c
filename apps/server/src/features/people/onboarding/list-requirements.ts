import { isOwnerToIdentify } from '@tradelane/contract/onboarding/ownership'
import type { Requirement } from '@tradelane/contract/onboarding/requirement-calls'
import { statesToAnswer } from '@tradelane/contract/onboarding/requirement-states'
import type { KybState } from '@tradelane/contract/onboarding/states'
import { getCompany } from '../../../access/company.ts'
import { countriesOfCompanies } from '../../../access/countries-of-companies.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { dayIn, endOfDay, plusDays } from '../../../lifecycle/local-days.ts'
import { linkOf, listDocuments } from '../../papers/documents/index.ts'
import { toDo } from './derived-requirement.ts'
import { ownerRequirements } from './owner-requirements.ts'
import {
  type FounderRow,
  findRegistrationRow,
  listFounderDocuments,
  listFounderRows,
} from './registration-rows.ts'
import { isIn, listRequirementRows, type RequirementRow } from './requirement-rows.ts'

/** A document is asked for again so many days before it expires. */
const soonDays = 30

/**
 * What a company has to do for its verification: the one list that its registration, its dashboard and the back office show. First what the
 * records themselves show, then what the office asked for, in that order.
 */
export async function listRequirements(deps: Deps, scope: OneCompanyScope): Promise<Requirement[]> {
  const { kyb_status, company_name } = await getCompany(deps.db, scope)
  if (kyb_status === null) return [businessInformation(company_name)]
  const rows = await listRequirementRows(deps.db, scope)
  const ids = rows.flatMap(({ document_id }) => document_id ?? [])
  const names = new Map(
    (await listDocuments(deps.db, scope, ids)).map(({ document_id, file_name }) => [document_id, file_name]),
  )
  const now = deps.clock.now()
  const derived =
    kyb_status === 'Refused' ? [] : await ofRecords(deps, scope, { company: company_name, kyb_status, now })
  return [...derived, ...rows.map((row) => asked(deps, row, { now, names }))]
}

const businessInformation = (about: string): Requirement => ({
  ...toDo,
  id: 'business_information',
  about,
  what: 'Complete the business information',
})

type Verification = { company: string; kyb_status: KybState; now: Date }

async function ofRecords({ db }: Deps, scope: OneCompanyScope, { company, kyb_status, now }: Verification) {
  const persons = await listFounderRows(db, scope)
  const registration = await findRegistrationRow(db, scope)
  if (!registration) return []
  const { no_other_owner } = registration
  return [
    ...(await ofPersons(db, scope, { persons, now })),
    ...ownerRequirements({ company, persons, no_other_owner, kyb_status }),
  ]
}

/** Persons who were refused, and identity documents that are missing, have expired or soon will. */
async function ofPersons(
  db: Deps['db'],
  scope: OneCompanyScope,
  { persons, now }: { persons: readonly FounderRow[]; now: Date },
): Promise<Requirement[]> {
  const papers = Map.groupBy(await listFounderDocuments(db, scope), ({ fid }) => fid)
  const country = (await countriesOfCompanies(db, [scope.companyId])).get(scope.companyId) ?? null
  const today = dayIn(country, now)
  const soon = plusDays(today, soonDays)
  return persons.flatMap((person): Requirement[] => {
    const { fid, status, status_reason } = person
    const about = `${person.first_name} ${person.last_name}`
    const own = { ...toDo, about, fid, link: `/registration?person=${fid}` }
    const mustStay = isOwnerToIdentify(person)
    const what = mustStay ? 'Correct this person, who owns 25 % or more' : 'Correct or remove this person'
    const refused = status === 'Refused' ? [{ ...own, id: `person:${fid}`, what, reason: status_reason }] : []
    const identity = { ...own, id: `identity:${fid}`, what: 'Add an identity document of this owner' }
    const missing = mustStay && !papers.has(fid) ? [identity] : []
    const expiring = (papers.get(fid) ?? [])
      .filter(({ expiry_date }) => expiry_date <= soon)
      .map(({ position, document_number, expiry_date }) => ({
        ...own,
        id: `document:${fid}:${position}`,
        what: `Add a valid document: ${document_number} ${expiry_date < today ? 'has expired' : 'expires soon'}`,
        due_at: endOfDay(expiry_date, country),
        due: expiry_date < today ? ('overdue' as const) : ('due_later' as const),
      }))
    return [...refused, ...missing, ...expiring]
  })
}

type Known = { now: Date; names: ReadonlyMap<string, string> }

function asked(deps: Deps, row: RequirementRow, { now, names }: Known): Requirement {
  const { requirement_id: id, about_name: about, document_id, state, due_at, is_mandatory } = row
  const { fid, what, kind, remarks, version, reason, answer, with_form, answered_at } = row
  const url = document_id && linkOf(deps, document_id)
  const pending = is_mandatory ? 'due_now' : 'due_later'
  const due = due_at < now ? 'overdue' : pending
  return {
    ...{ id, is_asked: true, about, fid, what, kind, remarks, is_mandatory, state, version, due_at },
    ...{ reason, answer, with_form, answered_at, link: null },
    due: isIn(statesToAnswer, state) ? due : null,
    document: document_id && url ? { url, file_name: names.get(document_id) ?? '' } : null,
  }
}
