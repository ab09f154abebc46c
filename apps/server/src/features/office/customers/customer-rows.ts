import type { Db } from '@tradelane/db'
import { sql } from 'kysely'
import type { Search } from '../../../lists/choose-search.ts'
import { readOrdered } from '../../../lists/read-page.ts'
import { containsParts, hasLongParts, personText } from '../../../lists/search-text.ts'

type CustomerFilter = {
  limit: number
  page: number
  search: string
  status?: 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused' | undefined
}

/** A page of the customers, newest first. */
export async function listCustomers(db: Db, wanted: CustomerFilter) {
  const ordered = matching(db, wanted)
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
  const { rows, pagination } = await readOrdered(db, wanted, {
    ordered,
    search: wanted.search.trim() === '' ? undefined : findCustomers(wanted.search),
    keptId: 'company.uid',
  })
  return {
    user_data: rows.map(({ persons, ...row }) => ({ ...row, persons_in_review: Number(persons) })),
    pagination,
  }
}

function matching(db: Db, { status }: CustomerFilter) {
  const query = db.selectFrom('companies as company')
  if (status === 'IN_PROGRESS') return query.where('company.uid', 'in', listWaiting(db))
  return status ? query.where('company.kyb_status', '=', status) : query
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
function findCustomers(search: string): Search {
  const ofCompany = containsParts(sql`company.searched`, search)
  if (!hasLongParts(search)) return { byRow: ofCompany }
  return {
    byRow: sql<boolean>`(${ofCompany} or exists (select from users person
      where person.uid = company.uid and ${containsParts(personText('person'), search)}))`,
    byIndex: sql<boolean>`company.uid in (
      select named.uid from companies named where ${containsParts(sql`named.searched`, search)}
      union select person.uid from users person where ${containsParts(personText('person'), search)})`,
  }
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
