import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { staffFor } from '@tradelane/contract'
import { expect, test } from 'vitest'
import { secretFields } from '../../src/audit/without-secrets.ts'
import { isAudited } from '../../src/http/audited-call.ts'
import { prepared, theApp } from '../the-app.ts'
import { givenWorld } from './given-world.ts'
import { fieldsOf, nameOf, registeredCalls, variantsOf } from './registered-calls.ts'
import { rowsOfDatabase } from './rows-of-database.ts'
import { sendSample } from './send-raw.ts'

const app = theApp()
const world = prepared(() => givenWorld(app))

const ofOffice = registeredCalls.filter(({ endpoint }) => endpoint.auth.includes('admin'))
/** Signing out ends the session that the other calls need. */
const auditedCalls = ofOffice.filter(({ endpoint, name }) => isAudited(endpoint) && !name.endsWith('/logout'))
const tally: Record<'changed' | 'refused', string[]> = { changed: [], refused: [] }

test.each(auditedCalls)(
  '$name leaves an entry if, and only if, it changed or showed something',
  async (call) => {
    await world.prepare(call)
    const before = await countRows()
    const answer = await sendSample(app, world, call, world.adminToken)
    const written = await entriesAfter(before.newest)
    const after = await countRows()
    const isDone = answer.statusCode === 200
    tally[isDone ? 'changed' : 'refused'].push(call.name)
    const hasChanged = JSON.stringify(before.rows) !== JSON.stringify(after.rows)
    const isToBeSeen = hasChanged || (isDone && call.endpoint.reveals !== undefined)
    expect([call.name, answer.statusCode, written.length > 0]).toEqual([
      call.name,
      answer.statusCode,
      isToBeSeen,
    ])
    for (const entry of written) {
      expect(entry).toMatchObject({ action: call.endpoint.path, role: 'administrator' })
      expect(entry.kind).toBe(call.endpoint.reveals ? 'reveal' : 'change')
      expect(entry.actor).toMatch(/^admin-.*@tradelane\.example$/)
    }
  },
)

test('the good values reach most of these calls', () => {
  expect(auditedCalls.length).toBeGreaterThan(70)
  expect(tally.changed.length).toBeGreaterThan(30)
})

test('a call that only reads leaves none', async () => {
  const { newest } = await countRows()
  for (const call of ofOffice.filter(({ endpoint }) => !isAudited(endpoint)))
    await sendSample(app, world, call, world.adminToken)
  expect(await entriesAfter(newest)).toEqual([])
})

test('what is not audited and not for everybody says that it only reads', () => {
  for (const { endpoint } of ofOffice.filter(({ endpoint }) => !isAudited(endpoint)))
    expect(endpoint.onlyReads || staffFor(endpoint.staff).includes('support')).toBe(true)
})

test('features write within transactions, where the trail hears of it', async () => {
  const outside: string[] = []
  for await (const path of glob('src/features/**/*.ts', { cwd: server, exclude: ['**/*.test.ts'] })) {
    const text = await readFile(join(server, path), 'utf8')
    const writes =
      /\bdb\s*\.(insertInto|updateTable|deleteFrom)\(|`\s*(insert|update|delete)\s[^`]*`\s*\.execute\(\s*(deps\.)?db\b/
    if (writes.test(text)) outside.push(path.replace('src/features/', ''))
  }
  expect(outside.toSorted()).toEqual(ofNoAdministrator)
})

test('no secret that a call of the contract takes is kept', () => {
  const named = auditedCalls.flatMap(({ endpoint }) =>
    [...variantsOf(endpoint.body), ...variantsOf(endpoint.query)].flatMap((schema) => fieldsOf(schema)),
  )
  const secrets = named
    .map(nameOf)
    .filter((name) => /pass(?!age)|pwd|verify|secret|token|session(?!_id)|otp/i.test(name))
  expect(secrets.filter((name) => !secretFields.has(name))).toEqual([])
})

/** What was written, apart from the trail itself. */
async function countRows() {
  const rows = Object.entries(await rowsOfDatabase(app)).filter(([table]) => !/^audit_|^_private/.test(table))
  const { newest } = await app.db
    .selectFrom('audit_entries')
    .select(({ fn }) => fn.max('entry_id').as('newest'))
    .executeTakeFirstOrThrow()
  return { rows, newest: newest ?? 0n }
}

const entriesAfter = (entryId: bigint) =>
  app.db.selectFrom('audit_entries').selectAll().where('entry_id', '>', entryId).execute()

const server = join(import.meta.dirname, '../..')

/** Jobs, webhooks, sessions, caches, and what customers keep for themselves. None of it is done by a call of the back office alone. */
const ofNoAdministrator = [
  'inbox/messages/mark-read.ts',
  'inbox/notifications/mail-notification.ts',
  'inbox/notifications/mark-read.ts',
  'inbox/notifications/settings.ts',
  'inbox/tasks/notes.ts',
  'money/corridors/stored-corridors.ts',
  'money/wallet/account-details.ts',
  'money/wallet/quotes.ts',
  'outside/provider-webhooks/read-account-correction.ts',
  'outside/provider-webhooks/read-provider-credit.ts',
  'outside/provider-webhooks/read-provider-update.ts',
  'people/accounts/reset-links.ts',
  'people/accounts/sessions.ts',
  'people/accounts/sweep-old-rows.ts',
  'people/administrators/waiting-sign-ins.ts',
  'people/staff/mail-staff-invitation.ts',
  'people/team/mail-invitation.ts',
  'services/invoice-factoring/movements/collection-account.ts',
  'services/logistics/freight-quotes.ts',
  'services/logistics/sweep-old-freight-quotes.ts',
  'services/shipments/booking/confirm-booking.ts',
  'services/shipments/booking/release-shipment.ts',
  'trade/partners/check-names.ts',
  'trade/transactions/transactions.ts',
  'world/rates/reference-rates.ts',
]
