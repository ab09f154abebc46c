import { randomUUID } from 'node:crypto'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { sandboxParties } from '@tradelane/contract/sandbox-parties/calls'
import { type PlayedSubject, playedSubjects } from '@tradelane/contract/sandbox-parties/played-parties'
import { expect, it } from 'vitest'
import { givenEscrow, givenImporter, readEscrow } from '../../../../test/given-escrow.ts'
import {
  approveFunding,
  buyerPays,
  givenFunding,
  givenRequestedFunding,
  givenSupplier,
  readFunding,
} from '../../../../test/given-funding.ts'
import { givenScheduledInspection } from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { sendLink } from '../../../../test/given-report.ts'
import { newestPresentation } from '../../../../test/given-seller.ts'
import {
  daysPass,
  givenBooking,
  givenShipment,
  payFreightOf,
  shipmentPage,
} from '../../../../test/given-shipment.ts'
import { failure } from '../../../../test/test-app.ts'
import { checkBooksAfterEach, theApp } from '../../../../test/the-app.ts'
import { readCarrierUpdate } from '../../services/shipments/tracking/read-carrier-update.ts'

const app = theApp()
const noLink = 'This party has no open link. Tradelane acts first, and sends it one.'
checkBooksAfterEach(app, { runsJobs: true })

it('plays the seller: it agrees, then presents what the terms ask for, and has nothing to do while it is examined', async () => {
  const payer = await givenImporter(app)
  const id = await givenEscrow(app, payer)
  await app.runJobs()
  expect(await played('smart_escrow', id)).toBe('The seller has agreed to the escrow.')
  expect((await readEscrow(app, payer, id)).smart_escrow).toMatchObject({
    agreement: 'agreed',
    agreement_by: 'Jette Brandt',
  })
  expect(await played('smart_escrow', id)).toBe('The seller has presented: Commercial invoice.')
  expect(await newestPresentation(app, payer, id)).toMatchObject({
    state: 'presented',
    kind: 'commercial_invoice',
    amount: 2400,
    currency: 'USD',
    differences: [],
  })
  expect(await refused('smart_escrow', id)).toBe('The seller has nothing to present now.')
})

it('plays the seller with the bill of lading of the booking in the trade', async () => {
  const payer = await givenImporter(app, { balance: '60000' })
  const { logisticsId, bookingNumber } = await givenShipment(app, payer.token, { goods: 'Cotton yarn' })
  const loaded = new Date(app.clock.now().getTime() - 3 * 86_400_000)
  const { carriers } = app.deps
  const { findUpdate } = carriers
  // The played carrier is ahead of the day; this one has loaded the goods.
  carriers.findUpdate = async (key) => {
    const known = await findUpdate.call(carriers, key)
    const dateTime = ({ code, dateTime: said }: { code: string; dateTime: Date }) =>
      code === 'LOAD' ? loaded : said
    return known && { ...known, events: known.events.map((one) => ({ ...one, dateTime: dateTime(one) })) }
  }
  await daysPass(app, bookingNumber, 20)
  await readCarrierUpdate(app.deps, { companyId: payer.companyId, logisticsId })
  carriers.findUpdate = findUpdate
  const conditions = [
    {
      percent_of_money: 100,
      document_approval: [{ approval_of_document: 'Bill of lading', sample_follows: true }],
    },
  ]
  const id = await givenEscrow(app, payer, { conditions })
  await app.runJobs()
  await played('smart_escrow', id)
  expect(await played('smart_escrow', id)).toBe('The seller has presented: Bill of lading.')
  const { shipment } = await shipmentPage(app, payer.token, logisticsId)
  const main = shipment?.legs.find(({ role }) => role === 'main')
  const day = loaded.toLocaleDateString('sv', { timeZone: main?.from.time_zone })
  expect(await newestPresentation(app, payer, id)).toMatchObject({
    document_number: shipment?.transport_document.number,
    ...{ shipment_date: day, document_date: day },
    port_of_loading: `${main?.from.name} (${main?.from.code})`,
    port_of_discharge: `${main?.to.name} (${main?.to.code})`,
  })
})

it('plays the inspector once it has its link: the report passes', async () => {
  const payer = await givenPayer(app, { balance: '60000' })
  const id = await givenScheduledInspection(app, payer)
  expect(await refused('quality_assurance', id)).toBe(noLink)
  await sendLink(app, id)
  expect(await played('quality_assurance', id)).toMatch(/Its verdict by the published rules: Passed\.$/)
  const which = { body: { quality_assurance_id: id } }
  const { body } = await app.call(qualityAssurance.get, which, { token: payer.token })
  expect(body.quality_assurance_data.status).toBe('reported')
  expect(await refused('quality_assurance', id)).toBe(noLink)
})

it('plays the carrier, one report after the other, until the goods are delivered', async () => {
  const payer = await givenPayer(app, { balance: '60000' })
  const { logisticsId } = await givenShipment(app, payer.token)
  await payFreightOf(app, payer, logisticsId)
  await app.runJobs()
  const reports = await playedToTheEnd(logisticsId)
  expect(reports.length).toBeGreaterThan(3)
  expect(reports.every((text) => text.startsWith('The carrier reports: '))).toBe(true)
  // Its days pass, those of all others do not.
  expect(reports.at(-1)).toMatch(/\. For this shipment alone it is \d+ \w+ \d{4} by now\.$/)
  const { logistics } = await shipmentPage(app, payer.token, logisticsId)
  expect(['delivered', 'closed']).toContain(logistics.state)
  expect(await refused('logistics', logisticsId)).toBe('The carrier has nothing more to report.')
})

it('plays the buyer of an invoice: it confirms by its link, and pays once the advance is out', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenRequestedFunding(app, supplier)
  await app.runJobs()
  expect(await played('invoice_factoring', fundingId)).toBe('The buyer has confirmed the invoice.')
  const funded = await givenFunding(app, supplier)
  expect(await played('invoice_factoring', funded.fundingId)).toBe('The buyer has paid 10,000.00 USD.')
  await app.runJobs()
  expect((await readFunding(app, supplier, funded.fundingId)).funding.status).toBe('closed')
  expect(await refused('invoice_factoring', funded.fundingId)).toBe('The buyer has nothing to pay now.')
})

it('plays one act of a buyer at a time: eight at once pay what is owed, and not more', async () => {
  const supplier = await givenSupplier(app)
  const { fundingId } = await givenFunding(app, supplier)
  await buyerPays(app, fundingId, { amount: 2000 })
  const messages = await playedAtOnce('invoice_factoring', fundingId)
  expect(messages).toEqual(['The buyer has paid 8,000.00 USD.'])
  await app.runJobs()
  const { funding, position } = await readFunding(app, supplier, fundingId)
  expect([funding.status, position?.buyer_paid]).toEqual(['closed', 10_000])
})

it('plays one act of a seller and of an inspector at a time', async () => {
  const importer = await givenImporter(app)
  const escrow = await givenEscrow(app, importer)
  await app.runJobs()
  expect(await played('smart_escrow', escrow)).toBe('The seller has agreed to the escrow.')
  expect(await playedAtOnce('smart_escrow', escrow)).toEqual([
    'The seller has presented: Commercial invoice.',
  ])
  expect(await newestPresentation(app, importer, escrow)).toMatchObject({ state: 'presented', version: 1 })

  const payer = await givenPayer(app, { balance: '60000' })
  const inspection = await givenScheduledInspection(app, payer)
  await sendLink(app, inspection)
  expect(await playedAtOnce('quality_assurance', inspection)).toHaveLength(1)
})

it('says who acts first where the carrier is not booked, and where the advance is under way', async () => {
  const payer = await givenPayer(app, { balance: '60000' })
  const { logisticsId } = await givenBooking(app, payer.token)
  expect(await refused('logistics', logisticsId)).toBe('Tradelane acts first: it books the carrier.')
  const { fundingId } = await givenRequestedFunding(app, await givenSupplier(app))
  expect((await approveFunding(app, fundingId)).status).toBe(200)
  expect(await refused('invoice_factoring', fundingId)).toBe(
    'The finance partner acts first: it sends the advance.',
  )
  await app.runJobs()
})

it('plays nobody for a record that is not there, nor by the id of another kind', async () => {
  const payer = await givenPayer(app, { balance: '60000' })
  const { logisticsId } = await givenBooking(app, payer.token)
  for (const subject of playedSubjects) expect((await play(subject, randomUUID())).status).toBe(404)
  expect((await play('smart_escrow', logisticsId)).status).toBe(404)
  expect((await play('quality_assurance', logisticsId)).status).toBe(404)
})

const play = (subject: PlayedSubject, id: string) => app.call(sandboxParties.play, { body: { subject, id } })

/** What was done of eight at once; the others are refused. */
async function playedAtOnce(subject: PlayedSubject, id: string) {
  const answers = await Promise.all(Array.from({ length: 8 }, () => play(subject, id)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409, 409, 409])
  return answers.flatMap(({ status, body }) => (status === 200 ? [body.message] : []))
}

async function played(subject: PlayedSubject, id: string): Promise<string> {
  const { status, body } = await play(subject, id)
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.message ?? ''
}

/** A carriage has some ten reports. */
async function playedToTheEnd(id: string): Promise<string[]> {
  const reports: string[] = []
  for (let report = 0; report < 40; report += 1) {
    const { status, body } = await play('logistics', id)
    if (status !== 200) break
    reports.push(body.message ?? '')
  }
  return reports
}

async function refused(subject: PlayedSubject, id: string): Promise<string> {
  const { error, message } = failure(await play(subject, id))
  expect(error.code).toBe('ILLEGAL_STATE')
  return message ?? ''
}
