import type { Requirement } from '@tradelane/contract/onboarding/requirement-calls'
import { statesToAnswer } from '@tradelane/contract/onboarding/requirement-states'
import { getCompany } from '../../../access/company.ts'
import type { OneCompanyScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { linkOf, listDocuments } from '../../papers/documents/index.ts'
import { listFounderDocuments, listFounderRows } from './registration-rows.ts'
import { isIn, listRequirementRows, type RequirementRow } from './requirement-rows.ts'

/** A document is asked for again so long before it expires. */
const expiresSoonMs = 30 * 86_400_000

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
  const derived = kyb_status === 'Refused' ? [] : await ofPersons(deps, scope, now)
  return [...derived, ...rows.map((row) => asked(deps, row, { now, names }))]
}

const toDo = {
  is_asked: false,
  fid: null,
  kind: 'form',
  remarks: null,
  is_mandatory: true,
  state: 'open',
  version: 1,
  due_at: null,
  due: 'due_now',
  reason: null,
  answer: null,
  document: null,
  with_form: false,
  answered_at: null,
  link: '/registration',
} as const satisfies Partial<Requirement>

const businessInformation = (about: string): Requirement => ({
  ...toDo,
  id: 'business_information',
  about,
  what: 'Complete the business information',
})

/** Persons who were refused, and identity documents that have expired or soon will. */
async function ofPersons({ db }: Deps, scope: OneCompanyScope, now: Date): Promise<Requirement[]> {
  const papers = Map.groupBy(await listFounderDocuments(db, scope), ({ fid }) => fid)
  const today = dayOf(now)
  const soon = dayOf(new Date(now.getTime() + expiresSoonMs))
  return (await listFounderRows(db, scope)).flatMap((person): Requirement[] => {
    const { fid, status, status_reason } = person
    const about = `${person.first_name} ${person.last_name}`
    const own = { ...toDo, about, fid, link: `/registration?person=${fid}` }
    const what = 'Correct or remove this person'
    const refused = status === 'Refused' ? [{ ...own, id: `person:${fid}`, what, reason: status_reason }] : []
    const expiring = (papers.get(fid) ?? [])
      .filter(({ expiry_date }) => expiry_date <= soon)
      .map(({ position, document_number, expiry_date }) => ({
        ...own,
        id: `document:${fid}:${position}`,
        what: `Add a valid document: ${document_number} ${expiry_date < today ? 'has expired' : 'expires soon'}`,
        due_at: new Date(`${expiry_date}T23:59:59Z`),
        due: expiry_date < today ? ('overdue' as const) : ('due_later' as const),
      }))
    return [...refused, ...expiring]
  })
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

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
