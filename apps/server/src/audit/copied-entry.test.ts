import { expect, test } from 'vitest'
import { hexOfCopied } from './copied-entry.ts'
import { contentFields, type EntryContent, hashOfContent } from './entry-content.ts'

const entry: EntryContent = {
  ...{
    kind: 'change',
    at: '2026-11-29T08:15:30.123000Z',
    actor: 'bo@tradelane.example',
    actor_id: 'administrator:1',
  },
  ...{
    role: 'compliance',
    action: '/admin/customers/kyb_decide',
    subject: 'company',
    subject_id: '1',
    company: null,
  },
  ...{ before: '', after: null, reason: 'Zulässig – 東京', request_id: '2' },
}

/** As the database sends a row; other fields follow. */
const rowOf = (content: EntryContent): Buffer =>
  Buffer.concat([...contentFields.map((field) => content[field]), 'others'].flatMap(sent))

function sent(value: string | null): Buffer[] {
  const length = Buffer.alloc(4)
  length.writeInt32BE(value === null ? -1 : Buffer.byteLength(value))
  return [length, Buffer.from(value ?? '')]
}

test.each([
  ['with fields that are missing or empty', entry],
  ['with no field that is missing', { ...entry, company: 'c', after: '{}' }],
  ['longer than the memory for it', { ...entry, after: '東'.repeat(100_000) }],
  ['after a longer one', entry],
])('the hash of a copied entry is that of its content: %s', (_, content) => {
  expect(hexOfCopied(rowOf(content))).toBe(Buffer.from(hashOfContent(content)).toString('hex'))
})
