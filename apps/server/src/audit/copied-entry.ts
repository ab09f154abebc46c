import { hash } from 'node:crypto'
import { contentFields, contentLabel, framed } from './entry-content.ts'

const label = framed(contentLabel, [])

/** One piece of memory for all: a trail of a million entries is hashed in seconds. */
let memory = Buffer.concat([label, Buffer.alloc(64 * 1_024)])

/**
 * The hash of an entry's content, in hexadecimal digits, as `hashOfContent` makes it. Of a row that begins with the fields of the content in their order, as
 * `copyRows` answers it: what is hashed of a field lies there already, but for the byte that says that it is there.
 */
export function hexOfCopied(row: Buffer): string {
  if (label.length + row.length + contentFields.length > memory.length)
    memory = Buffer.concat([label, Buffer.alloc(2 * row.length)])
  let end = label.length
  let start = 0
  for (let field = 0; field < contentFields.length; field++) {
    const length = row.readInt32BE(start)
    const next = start + 4 + Math.max(0, length)
    memory[end++] = length < 0 ? 0 : 1
    if (length >= 0) end += row.copy(memory, end, start, next)
    start = next
  }
  return hash('sha256', memory.subarray(0, end))
}
