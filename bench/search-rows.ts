import type pg from 'pg'

/** Each company has so many entries. */
const ofACompany = 50

/**
 * So many entries, as triggers write them: payments to one of a thousand partners, bookings with a container, and for each company its own entry and that of a person.
 * What the bench searches for is on as many entries in every size, but for what is common: that grows with the size.
 */
export async function insertEntries(pool: pg.Pool, entries: number): Promise<void> {
  const client = await pool.connect()
  try {
    // Triggers would write entries of the companies, and indexes are made once rather than row by row.
    await client.query('set session_replication_role = replica')
    const { rows } = await client.query<{ indexname: string; indexdef: string }>(
      "select indexname, indexdef from pg_indexes where tablename in ('search_entries', 'search_numbers') and indexname not like '%pkey'",
    )
    for (const { indexname } of rows) await client.query(`drop index ${indexname}`)
    await client.query(companies, [Math.ceil(entries / ofACompany)])
    await client.query(given, [entries, ofACompany])
    await client.query(numbers)
    await client.query("set maintenance_work_mem = '1GB'")
    for (const { indexdef } of rows) await client.query(indexdef)
    await client.query('set session_replication_role = origin')
  } finally {
    client.release()
  }
  await pool.query('vacuum analyze search_entries, search_numbers, companies')
}

const uid = (number: string) => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

const companies = `
  insert into companies (uid, company_name, company_reg_number, company_region)
  select ${uid('i')}, initcap(translate(substr(md5('c' || i), 1, 7), '0123456789', 'aeioulmnrs')) || ' Trading', '123456', 'US'
    from generate_series(1, $1::int) as i`

/** Kinds and texts by the number of the entry. The words are made of eight letters of a hash, as names differ from each other. */
const given = `
  insert into search_entries (record_id, kind, uid, number, title, searched, pieces, keys, made_at, is_party, is_for_customer, is_for_office)
  select md5('e' || i)::uuid, kind, ${uid('1 + i / $2::int')}, number, title, folded, search_pieces(folded), '{}',
         timestamptz '2020-01-01' + i * interval '40 seconds', kind in ('company', 'user'), kind not in ('company', 'user'), true
    from (select i, kind, number, title, search_text(concat_ws(' ', number, title, words)) as folded
            from (select i,
                         case when i % $2 = 0 then 'company' when i % $2 = 1 then 'user' when i % 4 = 0 then 'logistics' else 'simple_payment' end as kind,
                         case when i % $2 = 1 then 'p' || i || '@mail' || i % 977 || '.example'
                              when i % 4 = 0 then 'FB-2026-' || lpad((i::bigint * 7919 % 100000007)::text, 9, '0')
                              else 'PY-2026-' || lpad((i::bigint * 7919 % 100000007)::text, 9, '0') end as number,
                         initcap(translate(substr(md5('n' || i % 997 || i / 4096), 1, 8), '0123456789', 'aeioulmnrs'))
                           || case when i % 3 = 0 then ' Trading' else ' Works' end
                           || case when i between 1 and 40 then ' 东方贸易' when i % 5 = 0 then ' 上海' || chr(20000 + i % 5000) || chr(20100 + i % 4000) else '' end as title,
                         case when i between 1 and 40 then 'Order KX-' || 40000 + i
                              when i % 4 = 0 then 'MSKU' || lpad((i % 9999999)::text, 7, '0')
                              else 'INV ' || substr(md5('r' || i), 1, 9) end as words
                    from generate_series(1, $1::int) as i) as made) as texts`

const numbers = `
  insert into search_numbers (record_id, key)
  select record_id, search_key(number) from search_entries
  union select record_id, upper((regexp_match(searched, 'msku[0-9]{7}'))[1]) from search_entries where searched like '%msku%'`
