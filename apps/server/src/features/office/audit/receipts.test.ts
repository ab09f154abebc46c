import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { audit } from '@tradelane/contract/audit/calls'
import { expect, test } from 'vitest'
import { givenAuditTrail } from '../../../../test/given-audit-trail.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { checkReceipt } from '../../../audit/receipt.ts'
import { sealTrail } from './checkpoints.ts'

const app = theApp()
const trail = prepared(async () => {
  const given = await givenAuditTrail(app, 4)
  await sealTrail(app.deps)
  return given
})

const receiptOf = async (number: number) => {
  const answer = await app.call(audit.receipt, { body: { number } }, { token: trail.token })
  expect(answer.status).toBe(200)
  return answer.bytes.toString()
}
const ourKey = () => Buffer.from(app.deps.auditKeys.publicKey).toString('hex')

test.each([1, 3, 4])('a receipt of entry %s is proven without our database', async (number) => {
  const text = await receiptOf(number)
  expect(JSON.parse(text)).toMatchObject({ number, checkpoint: { number: 4 }, entry: { actor: trail.email } })
  expect(checkReceipt(text)).toEqual({ isGood: true, publicKey: ourKey() })
})

type Parts = {
  number: number
  entry: Record<string, unknown>
  previous_hash: string
  following: string[]
  checkpoint: Record<string, unknown>
}
const changes: [string, (receipt: Parts) => unknown][] = [
  ['who it was', ({ entry }) => Object.assign(entry, { actor: 'eve@tradelane.example' })],
  ['why', ({ entry }) => Object.assign(entry, { reason: 'Because' })],
  ['its number', (receipt) => Object.assign(receipt, { number: 3 })],
  ['the hash before', (receipt) => Object.assign(receipt, { previous_hash: '00'.repeat(32) })],
  ['what followed', ({ following }) => following.reverse()],
  ['a hash less', ({ following }) => following.pop()],
  ['the tip', ({ checkpoint }) => Object.assign(checkpoint, { tip: '00'.repeat(32) })],
  [
    'the time of the checkpoint',
    ({ checkpoint }) => Object.assign(checkpoint, { at: '2020-01-01T00:00:00.000Z' }),
  ],
  ['the signature', ({ checkpoint }) => Object.assign(checkpoint, { signature: '00'.repeat(64) })],
  ['the key', ({ checkpoint }) => Object.assign(checkpoint, { public_key: '11'.repeat(32) })],
  ['a missing part', ({ checkpoint }) => delete checkpoint.signature],
]

test.each(changes)('a receipt in which %s was changed proves nothing', async (_, change) => {
  const receipt: Parts = JSON.parse(await receiptOf(2))
  change(receipt)
  expect(checkReceipt(JSON.stringify(receipt))).toMatchObject({ isGood: false, why: expect.any(String) })
})

test('there is no receipt of an entry that does not exist', async () => {
  const answer = await app.call(audit.receipt, { body: { number: 99 } }, { token: trail.token })
  expect(answer.status).toBe(404)
  expect(checkReceipt('no JSON').isGood).toBe(false)
})

test('`npm run audit:check` says it by its exit status, and proves it by a key that it is given', async () => {
  const file = join(app.deps.config.dataDir, 'receipt.json')
  const text = await receiptOf(2)
  const run = async (content: string, ...rest: string[]) => {
    await writeFile(file, content)
    const { status, stdout } = spawnSync(process.execPath, ['scripts/audit-check.ts', file, ...rest], {
      cwd: join(import.meta.dirname, '../../../../../..'),
      encoding: 'utf8',
    })
    return { status, stdout }
  }
  expect(await run(text)).toEqual({
    ...{ status: 0, stdout: expect.stringContaining(`Consistent, and signed by ${ourKey()}`) },
  })
  expect(await run(text, ourKey())).toEqual({ status: 0, stdout: expect.stringMatching(/^Proven: /) })
  expect(await run(text, '00'.repeat(32))).toMatchObject({ status: 1 })
  expect(await run(text.replace(trail.email, 'eve@tradelane.example'))).toMatchObject({ status: 1 })
})
