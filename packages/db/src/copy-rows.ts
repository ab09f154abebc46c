import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/** Before the first row: a signature of eleven bytes, flags, and the length of nothing more. */
const headerLength = 19

/**
 * The rows of a query as the database sends them in bulk, some at a time: of each row its fields one behind the other, each as its length in four bytes
 * (-1 where it is null) and its bytes. Made into values, a row takes several times as long. Who stops early has to give up the connection: the rest of the
 * rows would still come.
 */
export async function* copyRows(client: pg.ClientBase, query: string): AsyncGenerator<Buffer[]> {
  let left: Buffer = Buffer.alloc(0)
  let start = headerLength
  for await (const chunk of client.query(copyTo(`copy (${query}) to stdout (format binary)`))) {
    const bytes: Buffer = left.length === 0 ? chunk : Buffer.concat([left, chunk])
    const rows: Buffer[] = []
    for (let end = endOfRow(bytes, start); end !== undefined; end = endOfRow(bytes, start)) {
      // Its first two bytes count its fields.
      rows.push(bytes.subarray(start + 2, end))
      start = end
    }
    left = bytes.subarray(start)
    start = Math.max(0, start - bytes.length)
    if (rows.length > 0) yield rows
  }
}

/** Undefined where the rest of the row has not come yet, and where no row follows: then the count of fields is -1. */
function endOfRow(bytes: Buffer, start: number): number | undefined {
  let end = start + 2
  if (end > bytes.length) return undefined
  const fields = bytes.readInt16BE(start)
  if (fields < 0) return undefined
  for (let field = 0; field < fields; field++) {
    if (end + 4 > bytes.length) return undefined
    end += 4 + Math.max(0, bytes.readInt32BE(end))
  }
  return end > bytes.length ? undefined : end
}
