import pg from 'pg'

type Column = {
  table: string
  column: string
  type: string
  is_array: boolean
  is_nullable: boolean
  has_default: boolean
  is_computed: boolean
  labels: string[] | null
}

/** As the driver hands the values over: see `createDb`. Money and other exact numbers never become floating point. */
const types: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  text: 'string',
  citext: 'string',
  bpchar: 'string',
  varchar: 'string',
  xid8: 'string',
  timestamptz: 'Date',
  uuid: 'string',
}

const columns = `
  select class.relname as "table", attribute.attname as "column",
         coalesce(element.typname, base.typname) as type, element.oid is not null as is_array,
         not attribute.attnotnull as is_nullable,
         attribute.atthasdef and attribute.attgenerated = '' or attribute.attidentity <> '' as has_default,
         attribute.attgenerated <> '' or attribute.attidentity = 'a' as is_computed,
         (select array_agg(enumlabel::text order by enumsortorder) from pg_enum
           where enumtypid = coalesce(element.oid, base.oid)) as labels
    from pg_attribute attribute
    join pg_class class on class.oid = attribute.attrelid and class.relkind in ('r', 'p', 'v', 'm')
    join pg_namespace namespace on namespace.oid = class.relnamespace and namespace.nspname = 'public'
    join pg_type declared on declared.oid = attribute.atttypid
    join pg_type base on base.oid = case when declared.typtype = 'd' then declared.typbasetype else declared.oid end
    left join pg_type element on element.oid = base.typelem and base.typcategory = 'A'
   where attribute.attnum > 0 and not attribute.attisdropped and not class.relispartition
     and class.relname <> 'schema_migrations'
   order by class.relname, attribute.attnum`

/** `check (status in ('a', 'b'))`, as PostgreSQL writes it back. */
const listed = `
  select class.relname as "table", pg_get_constraintdef(check_.oid) as definition
    from pg_constraint check_
    join pg_class class on class.oid = check_.conrelid and class.relnamespace = 'public'::regnamespace
   where check_.contype = 'c'`

/** Kysely's picture of a migrated database, as a TypeScript file. The same database gives the same text. */
export async function rowTypes(connectionString: string): Promise<string> {
  const client = new pg.Client(connectionString)
  await client.connect()
  try {
    const lists = await client.query<{ table: string; definition: string }>(listed)
    const values = new Map(lists.rows.flatMap(({ table, definition }) => allowedValues(table, definition)))
    return print((await client.query<Column>(columns)).rows, values)
  } finally {
    await client.end()
  }
}

function allowedValues(table: string, definition: string): [string, string[]][] {
  const [, column, list] = /^CHECK \(\((\w+) = ANY \(ARRAY\[(.+)\]\)\)\)$/.exec(definition) ?? []
  const values = list?.match(/'(?:[^']|'')*'(?=::text)/g)
  return column && values
    ? [[`${table}.${column}`, values.map((value) => value.slice(1, -1).replaceAll("''", "'"))]]
    : []
}

function print(rows: Column[], values: Map<string, string[]>): string {
  const tables = Map.groupBy(rows, (row) => row.table)
  const bodies = [...tables].map(([table, fields]) => {
    const lines = fields.map(
      (field) => `    ${field.column}: ${fieldType(field, values.get(`${table}.${field.column}`))}`,
    )
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  const lists = [...tables].map(
    ([table, fields]) => `  ${table}: '${fields.map(({ column }) => column).join(' ')}',`,
  )
  return [
    '// Written by `npm run db:types` from the migrations: do not edit.',
    "import type { Generated, GeneratedAlways } from 'kysely'",
    '',
    `export type Database = {\n${bodies.join('\n')}\n}`,
    '',
    '/** Of each table, in their order. */',
    `export const columnsOf: Readonly<Record<string, string>> = {\n${lists.join('\n')}\n}`,
    '',
  ].join('\n')
}

function fieldType({ table, column, type, labels, ...is }: Column, values: string[] | undefined): string {
  const known =
    (labels ?? values)?.map((label) => `'${label.replaceAll("'", "\\'")}'`).join(' | ') ?? types[type]
  if (!known) throw new Error(`${table}.${column}: add the type ${type} to the list in row-types.ts`)
  const whole = is.is_array ? `${/\W/.test(known) ? `(${known})` : known}[]` : known
  const nullable = is.is_nullable ? `${whole} | null` : whole
  if (is.is_computed) return `GeneratedAlways<${nullable}>`
  return is.has_default ? `Generated<${nullable}>` : nullable
}
