import type { Db } from '@tradelane/db'
import { type SqlBool, sql } from 'kysely'
import { paginationOf } from '../../lists/pagination.ts'

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
  if (search.trim())
    query = query.where(
      sql<SqlBool>`company_words(company.company_name, company.company_reg_number) @@ ${wordsOf(search)}::tsquery`,
    )
  return query
}

/** A company with a person under separate review needs a decision, regardless of its own state. */
function listWaiting(db: Db) {
  return db
    .selectFrom('companies')
    .select('uid')
    .where('kyb_status', '=', 'IN_PROGRESS')
    .union(db.selectFrom('founders').select('uid').where('status', '=', 'IN_PROGRESS'))
}

/** Each search word must be the start of a word of the company. A search for symbols alone finds nothing. */
function wordsOf(search: string): string {
  const words = search.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.map((word) => `'${word}':*`).join(' & ')
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
