import type { Db } from '@tradelane/db'
import { type SqlBool, sql } from 'kysely'

type Wanted = {
  limit: number
  page: number
  search: string
  status?: 'IN_PROGRESS' | 'RFI_REQUESTED' | 'Clear' | 'Refused' | undefined
}

/** A page of the customers, newest first, and how many there are. */
export async function listCustomers(db: Db, wanted: Wanted) {
  const { limit, page } = wanted
  const found = matching(db, wanted)
  const { total } = await found
    .select(({ fn }) => fn.countAll<bigint>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .leftJoin('registrations as registration', 'registration.uid', 'company.uid')
    .select(['company.uid', 'company.company_name', 'company.company_reg_number', 'company.created_at'])
    .select([
      'company.kyb_status as status',
      'registration.registered_city',
      'registration.registered_country',
    ])
    .orderBy('company.created_at', 'desc')
    .orderBy('company.uid')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return { rows, total: Number(total) }
}

function matching(db: Db, { search, status }: Wanted) {
  let query = db.selectFrom('companies as company')
  if (status) query = query.where('company.kyb_status', '=', status)
  if (search.trim())
    query = query.where(
      sql<SqlBool>`company_words(company.company_name, company.company_reg_number) @@ ${wordsOf(search)}::tsquery`,
    )
  return query
}

/** Every word that is asked for must begin a word of the company's. A search for signs alone finds nothing. */
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
