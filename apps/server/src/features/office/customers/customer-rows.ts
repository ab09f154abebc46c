import type { Db } from '@tradelane/db'
import { type SqlBool, sql } from 'kysely'
import { paginationOf } from '../../../lists/pagination.ts'
import { companyText, containsParts, hasLongParts, personText } from '../../../lists/search-text.ts'

type CustomerFilter = {
  limit: number
  page: number
  search: string
  status?: 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused' | undefined
}

/** A page of the customers, newest first. */
export async function listCustomers(db: Db, wanted: CustomerFilter) {
  const { limit, page } = wanted
  const found = matching(db, wanted)
  const pagination = await paginationOf(db, wanted, (atMost) => found.select('company.uid').limit(atMost))
  const rows = await found
    .leftJoin('registrations as registration', 'registration.uid', 'company.uid')
    .select(['company.uid', 'company.company_name', 'company.company_reg_number', 'company.created_at'])
    .select([
      'company.kyb_status as status',
      'registration.registered_city',
      'registration.registered_country',
    ])
    .select(({ selectFrom }) =>
      selectFrom('founders as person')
        .select(({ fn }) => fn.countAll<bigint>().as('waiting'))
        .whereRef('person.uid', '=', 'company.uid')
        .where('person.status', '=', 'IN_PROGRESS')
        .as('persons'),
    )
    .orderBy('company.created_at', 'desc')
    .orderBy('company.uid')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return {
    user_data: rows.map(({ persons, ...row }) => ({ ...row, persons_in_review: Number(persons) })),
    pagination,
  }
}

function matching(db: Db, { search, status }: CustomerFilter) {
  let query = db.selectFrom('companies as company')
  if (status === 'IN_PROGRESS') query = query.where('company.uid', 'in', listWaiting(db))
  else if (status) query = query.where('company.kyb_status', '=', status)
  return search.trim() ? query.where(matchesSearch(search)) : query
}

/** A company with a person under separate review needs a decision, regardless of its own state. */
function listWaiting(db: Db) {
  return db
    .selectFrom('companies')
    .select('uid')
    .where('kyb_status', '=', 'IN_PROGRESS')
    .union(db.selectFrom('founders').select('uid').where('status', '=', 'IN_PROGRESS'))
}

/**
 * Any part of a company's name and number, or of the name, email and phone of one of its people. One or two letters are common: they are
 * looked for in companies alone, newest first, where the list ends early.
 */
function matchesSearch(search: string) {
  const ofCompany = containsParts(companyText('company'), search)
  if (!hasLongParts(search)) return ofCompany
  return sql<SqlBool>`company.uid in (
    select named.uid from companies named where ${containsParts(companyText('named'), search)}
    union select person.uid from users person where ${containsParts(personText('person'), search)})`
}

export async function findCustomer(db: Db, uid: string) {
  return db
    .selectFrom('companies as company')
    .innerJoin('users as person', 'person.uid', 'company.uid')
    .select(['company.uid', 'company.company_name', 'company.company_reg_number', 'company.company_region'])
    .select(['company.kyb_status', 'company.created_at'])
    .select(['person.first_name', 'person.middle_name', 'person.last_name', 'person.work_email'])
    .select(['person.job_title', 'person.country_code', 'person.company_phone_number'])
    .where('company.uid', '=', uid)
    .orderBy('person.created_at')
    .limit(1)
    .executeTakeFirst()
}
