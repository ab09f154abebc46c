import type pg from 'pg'

/** Each company has so many entries. */
const ofACompany = 50

/** Works at once, each on its part: what the entries say is the larger part of the work, and takes one processor each. */
const hands = 2

/**
 * So many entries, as triggers write them: payments to one of a thousand partners, bookings with a container, and for each company its own entry and that of a person.
 * What the bench searches for is on as many entries in every size, but for what is common: that grows with the size.
 */
export async function insertEntries(pool: pg.Pool, entries: number): Promise<void> {
  const { rows: indexes } = await pool.query<{ indexname: string; indexdef: string }>(
    "select indexname, indexdef from pg_indexes where tablename in ('search_entries', 'search_numbers') and indexname not like '%pkey'",
  )
  // Indexes are made once rather than row by row.
  for (const { indexname } of indexes) await pool.query(`drop index ${indexname}`)
  await bare(pool, companies, [Math.ceil(entries / ofACompany)])
  const part = Math.ceil(entries / hands)
  await Promise.all(
    Array.from({ length: hands }, async (_, hand) => {
      const range = [hand * part + 1, Math.min((hand + 1) * part, entries)]
      await bare(pool, given, [ofACompany, ...range])
      await bare(pool, numbers, range)
    }),
  )
  await Promise.all(indexes.map(({ indexdef }) => bare(pool, indexdef)))
  await pool.query('vacuum analyze search_entries, search_numbers, companies')
}

/** Triggers would write entries of the companies. */
async function bare(pool: pg.Pool, text: string, values?: unknown[]): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'")
    await client.query(text, values)
    await client.query('reset session_replication_role; reset maintenance_work_mem')
  } finally {
    client.release()
  }
}

const uid = (number: string) => `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`

const companies = `
  insert into companies (uid, company_name, company_reg_number, company_region)
  select ${uid('i')}, initcap(translate(substr(md5('c' || i), 1, 7), '0123456789', 'aeioulmnrs')) || ' Trading', '123456', 'US'
    from generate_series(1, $1::int) as i`

/** As `search_text` and `search_key` of the database make them, of these texts and at a third of the time: a sign is alone between letters. */
const signless = (text: string) => `translate(${text}, '-@.', '   ')`
const keyOf = (number: string) => `upper(translate(${number}, '-@. ', ''))`

/** Kinds and texts by the number of the entry. The words are made of eight letters of a hash, as names differ from each other. */
const given = `
  insert into search_entries (record_id, kind, uid, number, title, searched, pieces, keys, made_at, is_party, is_for_customer, is_for_office)
  select md5('e' || i)::uuid, kind, ${uid('1 + i / $1::int')}, number, title, folded,
         case when octet_length(folded) = length(folded) then '{}' else search_pieces(folded) end, '{}',
         timestamptz '2020-01-01' + i * interval '40 seconds', kind in ('company', 'user'), kind not in ('company', 'user'), true
    from (select i, kind, number, title, ' ' || search_fold(${signless("concat_ws(' ', number, title, words)")}) as folded
            from (select i,
                         case when i % $1 = 0 then 'company' when i % $1 = 1 then 'user' when i % 4 = 0 then 'logistics' else 'simple_payment' end as kind,
                         case when i % $1 = 1 then 'p' || i || '@mail' || i % 977 || '.example'
                              when i % 4 = 0 then 'FB-2026-' || lpad((i::bigint * 7919 % 100000007)::text, 9, '0')
                              else 'PY-2026-' || lpad((i::bigint * 7919 % 100000007)::text, 9, '0') end as number,
                         initcap(translate(substr(md5('n' || i % 997 || i / 4096), 1, 8), '0123456789', 'aeioulmnrs'))
                           || case when i % 3 = 0 then ' Trading' else ' Works' end
                           || case when i between 1 and 40 then ' 东方贸易' when i % 5 = 0 then ' 上海' || chr(20000 + i % 5000) || chr(20100 + i % 4000) else '' end as title,
                         case when i between 1 and 40 then 'Order KX-' || 40000 + i
                              when i % 4 = 0 then 'MSKU' || lpad((i % 9999999)::text, 7, '0')
                              else 'INV ' || substr(md5('r' || i), 1, 9) end as words
                    from generate_series($2::int, $3::int) as i) as made) as texts`

const numbers = `
  insert into search_numbers (record_id, key)
  select md5('e' || i)::uuid, unnest(array[${keyOf('number')}] || case when searched like '% msku%' then array[upper(substr(searched, strpos(searched, ' msku') + 1, 11))] end)
    from generate_series($1::int, $2::int) as i join search_entries on record_id = md5('e' || i)::uuid`
