import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  type EntryContent,
  framed,
  hashOfContent,
  hashOfLink,
  hexOfLink,
  noHash,
  sealerOf,
  sealOf,
  timeText,
} from './entry-content.ts'

const entry: EntryContent = {
  kind: 'change',
  at: timeText(new Date('2026-11-29T08:15:30.123Z')),
  actor: 'bo@tradelane.example',
  actor_id: 'administrator:5f0c1f3e-6f0d-4f6e-9a51-0d3f3c1b2a10',
  role: 'compliance',
  action: '/admin/customers/kyb_decide',
  subject: 'company',
  subject_id: '9b0f1f3e-6f0d-4f6e-9a51-0d3f3c1b2a11',
  company: null,
  before: '{"records":[]}',
  after: null,
  reason: 'Zulässig – 東京',
  request_id: '7c0f1f3e-6f0d-4f6e-9a51-0d3f3c1b2a12',
}
const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

test('parts are framed by presence and length, so that no two lists of parts have the same bytes', () => {
  expect(hex(framed('a', ['bc', null, '', new Uint8Array([7])]))).toBe(
    ['01', '00000001', '61', '01', '00000002', '6263', '00', '01', '00000000', '01', '00000001', '07'].join(
      '',
    ),
  )
  expect(framed('a', ['b', 'c'])).not.toEqual(framed('a', ['bc', '']))
  expect(framed('a', [null])).not.toEqual(framed('a', ['']))
})

test('the hash of an entry and of its link are those of the specification', () => {
  expect(hex(hashOfContent(entry))).toMatchInlineSnapshot(
    `"9e47f1b3323b0ef2243cecd8ccb4865a139db3cea2ab0bb552702438ff3437b0"`,
  )
  expect(
    hex(hashOfLink({ number: 1n, previousHash: noHash, contentHash: hashOfContent(entry) })),
  ).toMatchInlineSnapshot(`"783be1463e7b20eaf19ce104ae506876128d8865603d66ec778b799a8c92e5ce"`)
})

test('in hexadecimal digits they are the same, and so is the seal', () => {
  const contentHash = hashOfContent(entry)
  const link = { number: 7, previousHash: hashOfContent({ ...entry, after: 'x' }), contentHash }
  expect(hexOfLink(link)).toBe(hex(hashOfLink(link)))
  const key = createSecretKey(Buffer.alloc(32, 'key'))
  const seal = sealerOf(key)
  for (const hash of [contentHash, noHash, contentHash]) expect(seal(hash)).toBe(hex(sealOf(key, hash)))
})

test('an entry that is longer than the memory for it is hashed whole', () => {
  const long = { ...entry, after: '東'.repeat(100_000) }
  const bytes = Buffer.from(long.after)
  expect(framed('a', [long.after]).subarray(-bytes.length)).toEqual(bytes)
  expect(hashOfContent(long)).not.toEqual(hashOfContent({ ...long, after: `${long.after.slice(1)}京` }))
  expect(hex(hashOfContent(entry))).toBe('9e47f1b3323b0ef2243cecd8ccb4865a139db3cea2ab0bb552702438ff3437b0')
})

test.each(Object.keys(entry) as (keyof EntryContent)[])('another %s is another hash', (field) => {
  expect(hashOfContent({ ...entry, [field]: `${entry[field]}.` })).not.toEqual(hashOfContent(entry))
})

test('moments have six decimals, as the database keeps them', () => {
  expect(timeText(new Date('2026-11-29T08:15:30.100Z'))).toBe('2026-11-29T08:15:30.100000Z')
})
