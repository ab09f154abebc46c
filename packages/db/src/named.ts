import { sql } from 'kysely'
import type pg from 'pg'
import { columnsOf } from './database.ts'

const mark = '/* named */'

/**
 * At the end of a statement that is sent often (`modifyEnd`, after all else): each connection reads and plans it once, and then knows it by a name.
 * Of what it returns `"table".*` (`selectAll('table')`) is written out; a mere `*` is not: PostgreSQL refuses a statement that it knows where a
 * migration has added a column to what it returns, and processes of before run on during one.
 */
export const named = sql`/* named */`

/** The same for a statement that is a mere text. */
export const asNamed = (text: string): string => `${text} ${mark}`

type Sent = { text: string; name?: string }
/** By their texts: of the same texts in any process of this release. */
const known = new Map<string, Sent>()

function namedOf(text: string): Sent {
  const found = known.get(text)
  if (found) return found
  const written = withColumns(text)
  const made = written === undefined ? { text } : { text: written, name: `named ${known.size}` }
  known.set(text, made)
  return made
}

/** Undefined where it returns all of what is no table of this release. */
function withColumns(text: string): string | undefined {
  const all = /"(\w+)"\.\*/g
  if ([...text.matchAll(all)].some(([, table = '']) => !columnsOf[table])) return undefined
  return text.replaceAll(all, (_, table: string) =>
    (columnsOf[table] ?? '')
      .split(' ')
      .map((column) => `"${table}"."${column}"`)
      .join(', '),
  )
}

/** Sends the statements that are marked so under their names. */
export function sendNamed(client: pg.ClientBase): void {
  const send = (...sent: unknown[]) => Reflect.apply(Object.getPrototypeOf(client).query, client, sent)
  client.query = ((first: unknown, ...rest: unknown[]) =>
    typeof first === 'string' && first.endsWith(mark)
      ? send({ ...namedOf(first) }, ...rest)
      : send(first, ...rest)) as pg.ClientBase['query']
}
