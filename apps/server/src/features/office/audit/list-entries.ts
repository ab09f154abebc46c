import type { AuditKind } from '@tradelane/contract/audit/calls'
import { namesOfCompanies } from '../../../access/company.ts'
import type { OfficeScope } from '../../../access/scope.ts'
import type { Deps } from '../../../deps/deps.ts'
import { readPage } from '../../../lists/read-page.ts'
import { nameSubjects } from '../../../registry/subject-names.ts'
import { sealEntries } from './seal-entries.ts'
import { type AuditFilter, searchOf, selectEntries } from './select-entries.ts'
import { whatCallsDo } from './what-calls-do.ts'

type EntryRow = {
  number: bigint
  at: Date
  kind: AuditKind
  actor: string
  role: string
  action: string
  subject: string | null
  subject_id: string | null
  company: string | null
  before: string | null
  after: string | null
  reason: string | null
  request_id: string
  hash: Buffer
}

/** The trail, newest first. What was committed until now is numbered first. */
export async function listEntries(
  deps: Deps,
  scope: OfficeScope,
  { page, limit, ...filter }: AuditFilter & { page: number; limit: number },
) {
  await sealEntries(deps)
  const { selected } = await selectEntries(deps, scope, filter)
  const { rows, pagination } = await readPage(
    deps.db,
    { page, limit },
    {
      matching: selected,
      search: searchOf(filter),
      newest: 'link.number',
      id: 'entry.entry_id',
    },
  )
  return { entries: await described(deps, rows), pagination }
}

const uuid = /^[0-9a-f-]{36}$/

/** Rows with the names of records, companies and calls. */
export async function described(deps: Deps, rows: readonly EntryRow[]) {
  const subjects = rows.flatMap(({ subject, subject_id: subjectId, company: companyId }) =>
    subject && subjectId && uuid.test(subjectId) ? [{ companyId, subject, subjectId }] : [],
  )
  const companies = rows.flatMap(({ company }) => (company && uuid.test(company) ? [company] : []))
  const [names, companyNames] = await Promise.all([
    nameSubjects(deps, deps.db, subjects),
    namesOfCompanies(deps.db, [...new Set(companies)]),
  ])
  const calls = whatCallsDo(deps)
  return rows.map(({ number, hash, subject, subject_id, company, before, after, ...row }) => ({
    number: Number(number),
    at: row.at,
    kind: row.kind,
    actor: row.actor,
    role: row.role,
    action: row.action,
    what: calls.get(row.action) ?? row.action,
    subject: names.get(`${subject} ${subject_id}`)?.what ?? null,
    subject_kind: subject,
    subject_id,
    company_name: companyNames.get(company ?? '') ?? null,
    before: before === null ? null : JSON.parse(before),
    after: after === null ? null : JSON.parse(after),
    reason: row.reason,
    request_id: row.request_id,
    hash: hash.toString('hex'),
  }))
}
