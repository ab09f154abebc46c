import type { Client } from 'pg'

// What there is in a database, apart from what the server itself and its extensions bring.

type Table = { name: string; columns: string[] }

const ours = `nspname !~ '^pg_' and nspname <> 'information_schema'`
const ofNoExtension = (id: string) =>
  `not exists (select from pg_depend where objid = ${id} and deptype = 'e')`
/** Their tables are made by migrations. */
const migrated = `nspname in ('public', 'graphile_worker')`

/** Generated columns are left out: the database fills them. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select format('%I.%I', nspname, relname) as name,
           array(select quote_ident(attname) from pg_attribute
                  where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
                  order by attnum) as columns
      from pg_class c join pg_namespace n on n.oid = relnamespace
     where ${ours} and relkind in ('r', 'p') and not relispartition and ${ofNoExtension('c.oid')}
     order by 1`)
  return rows
}

export async function isEmpty(client: Client): Promise<boolean> {
  const { rows } = await client.query(`
    select from pg_class c join pg_namespace n on n.oid = relnamespace
     where ${ours} and relkind in ('r', 'p', 'v', 'm', 'S') and ${ofNoExtension('c.oid')} limit 1`)
  return rows.length === 0
}

/** Sequences follow no snapshot: read last, they are at or after every number that was used in it. */
export async function readSequences(
  client: Client,
): Promise<{ name: string; value: string; isCalled: boolean }[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', nspname, relname) as name
      from pg_class c join pg_namespace n on n.oid = relnamespace
     where ${ours} and relkind = 'S' and ${ofNoExtension('c.oid')} order by 1`)
  const sequences = []
  for (const { name } of rows) {
    const { rows: found } = await client.query<{ value: string; is_called: boolean }>(
      `select last_value::text as value, is_called from ${name}`,
    )
    for (const { value, is_called: isCalled } of found) sequences.push({ name, value, isCalled })
  }
  return sequences
}

/** Constraints with which one table refers to another, as statements that drop them and add them again. */
export async function readReferences(client: Client): Promise<{ drop: string[]; add: string[] }> {
  const { rows } = await client.query<{ drop: string; add: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(k.oid)) as add
      from pg_constraint k join pg_namespace n on n.oid = connamespace
     where ${ours} and contype = 'f' and conparentid = 0 order by 1`)
  return { drop: rows.map(({ drop }) => drop), add: rows.map(({ add }) => add) }
}

/** The statements that make the schemas which no migration makes. They have tables with what belongs to them, and no code. */
export async function readOtherSchemas(client: Client): Promise<{ tables: string[]; rest: string[] }> {
  const read = async (query: string) =>
    (await client.query<{ statement: string }>(query)).rows.map(({ statement }) => statement)
  const inOther = `from pg_class c join pg_namespace n on n.oid = relnamespace where ${ours} and not ${migrated}`
  const column = `format('%I %s%s%s', attname, format_type(atttypid, atttypmod),
    case when attidentity <> '' then format(' generated %s as identity', case attidentity when 'a' then 'always' else 'by default' end)
         when attgenerated <> '' then format(' generated always as (%s) stored', pg_get_expr(adbin, adrelid))
         when adbin is not null then ' default ' || pg_get_expr(adbin, adrelid) else '' end,
    case when attnotnull then ' not null' else '' end)`
  const tables = [
    ...(await read(
      `select format('create schema %I', nspname) as statement from pg_namespace where ${ours} and not ${migrated}`,
    )),
    ...(await read(`
      select format('create sequence %I.%I', nspname, relname) as statement ${inOther} and relkind = 'S'
         and not exists (select from pg_depend where objid = c.oid and deptype = 'i')`)),
    ...(await read(`
      select format('create table %I.%I (%s)', nspname, relname,
        (select string_agg(${column}, ', ' order by attnum)
           from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
          where attrelid = c.oid and attnum > 0 and not attisdropped)) as statement ${inOther} and relkind = 'r'`)),
  ]
  const rest = [
    ...(await read(`
      select format('alter table %I.%I add constraint %I %s', nspname, relname, conname, pg_get_constraintdef(k.oid)) as statement
        from pg_constraint k join pg_class c on c.oid = conrelid join pg_namespace n on n.oid = relnamespace
       where ${ours} and not ${migrated} and contype in ('p', 'u', 'c', 'x', 'f') order by contype = 'f', conname`)),
    ...(await read(`
      select pg_get_indexdef(indexrelid) as statement
        from pg_index join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = relnamespace
       where ${ours} and not ${migrated} and not exists (select from pg_constraint where conindid = indexrelid)`)),
  ]
  return { tables, rest }
}
