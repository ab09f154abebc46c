import { sql } from 'kysely'
import type pg from 'pg'

const mark = '/* named */'

/**
 * At the end of a statement that is sent often (`modifyEnd`): each connection reads and plans it once, and then knows it by a name. Only for those that name
 * the columns they return: PostgreSQL refuses one with `*` on connections from before a migration that adds a column.
 */
export const named = sql`/* named */`

/** The same for a statement that is a mere text. */
export const asNamed = (text: string): string => `${text} ${mark}`

/** By their texts: of the same texts in any process of this release. */
const names = new Map<string, string>()

function nameOf(text: string): string {
  const name = names.get(text) ?? `named ${names.size}`
  names.set(text, name)
  return name
}

/** Sends the statements that are marked so under their names. */
export function sendNamed(client: pg.ClientBase): void {
  const send = (...sent: unknown[]) => Reflect.apply(Object.getPrototypeOf(client).query, client, sent)
  client.query = ((first: unknown, ...rest: unknown[]) =>
    typeof first === 'string' && first.endsWith(mark)
      ? send({ text: first, name: nameOf(first) }, ...rest)
      : send(first, ...rest)) as pg.ClientBase['query']
}
