import { readFile } from 'node:fs/promises'
import { adminSearch, search } from '@tradelane/contract/search/calls'
import { expect, test } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenClearanceOffer } from '../../../../test/given-clearance-request.ts'
import { givenContainerCharge } from '../../../../test/given-container-charge.ts'
import { givenDispute } from '../../../../test/given-dispute.ts'
import { givenImporter } from '../../../../test/given-escrow.ts'
import { givenIncomingPayment } from '../../../../test/given-incoming-payment.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { acceptOfferOf } from '../../../../test/given-quote-case.ts'
import { givenReported } from '../../../../test/given-report.ts'
import { givenAgreedEscrow } from '../../../../test/given-seller.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

// Numbers that bills and papers print, and that are not those of the records themselves.

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '900000' }))
const office = prepared(() => givenAdministrator(app, 'support'))

type Person = { token: string }

/** What the office and the company find first, and only that. */
async function found(text: string, { token }: Person = payer) {
  const answers = [
    await app.call(adminSearch.all, { body: { text } }, { token: office.token }),
    await app.call(search.own, { body: { text } }, { token }),
  ]
  return answers.map(({ body }) => body.hits.map(({ kind, id, link }) => ({ kind, id, link })))
}

const only = async (text: string, values: unknown[]): Promise<string> => {
  const { rows } = await app.deps.pool.query<{ number: string }>(text, values)
  return rows[0]?.number ?? ''
}

const ofBooking = (id: string) => [
  [{ kind: 'logistics', id, link: `/admin/bookings/${id}` }],
  [{ kind: 'logistics', id, link: `/logistics/shipments/${id}` }],
]

test('a clearance is found by its number and that of its declaration, and leads to the shipment', async () => {
  const { logisticsId, offerId } = await givenClearanceOffer(app, payer)
  expect((await acceptOfferOf(app, payer, offerId)).status).toBe(200)
  const number = await only(
    "select record_text('CC', number, ordered_at) as number from customs_clearances where logistics_id = $1",
    [logisticsId],
  )
  expect(number).toMatch(/^CC-\d{4}-\d{6}$/)
  expect(await found(number)).toEqual(ofBooking(logisticsId))
  await app.deps.pool.query(
    "update customs_clearances set declaration_number = '26DE4711X' where logistics_id = $1",
    [logisticsId],
  )
  expect(await found('26de-4711x')).toEqual(ofBooking(logisticsId))
})

test('demurrage is found by its number, and leads to the shipment', async () => {
  const logisticsId = await givenContainerCharge(app, payer)
  const number = await only(
    "select record_text('DD', number, started_at) as number from container_charges where logistics_id = $1",
    [logisticsId],
  )
  expect(await found(number)).toEqual(ofBooking(logisticsId))
})

test('a dispute is found by its number, and leads to the escrow', async () => {
  const importer = await givenImporter(app)
  const { id } = await givenAgreedEscrow(app, importer)
  const { dispute_id } = await givenDispute(app, importer, id)
  const number = await only(
    "select record_text('DP', number, opened_at) as number from escrow_disputes where dispute_id = $1",
    [dispute_id],
  )
  expect((await found(number, importer)).map((hits) => hits.map((hit) => hit.id))).toEqual([[id], [id]])
})

test('a report is found by its number, and leads to the inspection', async () => {
  const id = await givenReported(app, payer)
  const number = await only(
    'select report_number as number from inspection_reports where quality_assurance_id = $1',
    [id],
  )
  expect((await found(number)).map((hits) => hits.map((hit) => hit.id))).toEqual([[id], [id]])
})

test('money that arrived is found by its number, its sender and its reference, and not by the account of its sender', async () => {
  const given = {
    sender: 'Quimby Lanterns',
    reference: 'Order 99417',
    senderAccount: 'DE02120300000000202051',
  }
  await givenIncomingPayment(app, payer, given)
  const number = await only(
    "select record_text('IP', number, created_at) as number from incoming_payments where sender = 'Quimby Lanterns'",
    [],
  )
  for (const text of [number, 'quimby lant', 'order 99417'])
    expect([text, await found(text)]).toMatchObject([
      text,
      [
        [{ kind: 'incoming_payment', link: `/admin/customer-profiles/${payer.companyId}` }],
        [{ kind: 'incoming_payment', link: '/dashboard/wallet' }],
      ],
    ])
  expect(await found('DE02120300000000202051')).toEqual([[], []])
  const stranger = await givenPayer(app)
  expect((await found(number, stranger))[1]).toEqual([])
})

test.each([
  ['two containers', insertContainer(90, 'MSCU0000001'), insertContainer(91, 'MSCU0000002')],
  [
    'a vessel and a container',
    "update freight_bookings set vessel = 'MSCU0000003' where logistics_id = $1",
    insertContainer(92, 'MSCU0000004'),
  ],
  [
    'a container and a vessel',
    insertContainer(93, 'MSCU0000005'),
    "update freight_bookings set vessel = 'MSCU0000006' where logistics_id = $1",
  ],
])('where two write at once (%s), the number of neither is lost', async (_, first, second) => {
  const logisticsId = await givenContainerCharge(app, payer)
  await inTurns([first, second], logisticsId)
  for (const statement of [first, second])
    expect(
      (await found(/MSCU\d{7}/.exec(statement)?.[0] ?? '')).map((hits) => hits.map(({ id }) => id)),
    ).toEqual([[logisticsId], [logisticsId]])
})

test('what was there before the numbers were found is found after the update', async () => {
  const { pool } = app.deps
  const entries = async () =>
    (await pool.query('select record_id, searched, keys from search_entries order by 1')).rows
  const before = await entries()
  const kinds = "('logistics', 'smart_escrow', 'quality_assurance')"
  const printed = `select logistics_id from customs_clearances union select logistics_id from container_charges
    union select smart_escrow_id from escrow_disputes union select quality_assurance_id from inspection_reports`
  await pool.query(
    `update search_entries set keys = '{}', searched = '' where kind in ${kinds} and record_id in (${printed})`,
  )
  await pool.query("delete from search_entries where kind = 'incoming_payment'")
  expect(await entries()).not.toEqual(before)
  await pool.query(await readFile(update, 'utf8'))
  expect(await entries()).toEqual(before)
})

const update = new URL(
  '../../../../../../packages/db/migrations/0420_search_knows_what_was_printed_before.sql',
  import.meta.url,
)

function insertContainer(position: number, number: string): string {
  return `insert into freight_containers (uid, logistics_id, position, container_number)
    select uid, logistics_id, ${position}, '${number}' from freight_bookings where logistics_id = $1`
}

/** The second is written while the first is not committed yet, and waits for it. */
async function inTurns([first, second]: [string, string], id: string): Promise<void> {
  const clients = [await app.deps.pool.connect(), await app.deps.pool.connect()] as const
  try {
    await clients[0].query('begin')
    await clients[0].query(first, [id])
    const { rows } = await clients[1].query<{ pid: number }>('select pg_backend_pid() as pid')
    const written = clients[1].query(second, [id])
    await expect
      .poll(async () => {
        const waits = 'select cardinality(pg_blocking_pids($1)) > 0 as waits'
        return (await app.deps.pool.query<{ waits: boolean }>(waits, [rows[0]?.pid])).rows[0]?.waits
      })
      .toBe(true)
    await clients[0].query('commit')
    await written
  } finally {
    for (const client of clients) client.release()
  }
}
