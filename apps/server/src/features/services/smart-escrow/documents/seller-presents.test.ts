import { documents } from '@tradelane/contract/documents/calls'
import { links } from '@tradelane/contract/links/calls'
import { smartEscrows } from '@tradelane/contract/smart-escrow/calls'
import { mostPresentations } from '@tradelane/contract/smart-escrow/document-kinds'
import { sellerEscrows } from '@tradelane/contract/smart-escrow/seller-calls'
import { checkInvariants } from '@tradelane/ledger'
import { dayOf } from '@tradelane/providers'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import {
  dollarsOf,
  givenEscrow,
  givenImporter,
  readEscrow,
  settleEscrows,
  statesOf,
} from '../../../../../test/given-escrow.ts'
import { hafenhandel } from '../../../../../test/given-partner.ts'
import type { Payer } from '../../../../../test/given-payment.ts'
import {
  examine,
  firstDocument,
  givenAgreedEscrow,
  invoice,
  newestPresentation,
  type OpenedEscrow,
  openSellersLink,
  present,
  readAsSeller,
  sellersToken,
  waive,
} from '../../../../../test/given-seller.ts'
import { failure } from '../../../../../test/test-app.ts'
import { theApp } from '../../../../../test/the-app.ts'
import { expireEscrows } from '../draft/expire-escrows.ts'

const app = theApp()
let payer: Payer
let id: string
let opened: OpenedEscrow
beforeEach(async () => {
  payer = await givenImporter(app)
  ;({ id, opened } = await givenAgreedEscrow(app, payer))
})
afterAll(async () => {
  expect(await checkInvariants(app.db)).toEqual([])
})

describe('a presentation', () => {
  it('is checked at once, and both sides read it with its file', async () => {
    const answer = await present(app, opened)
    expect([answer.status, answer.body.differences]).toEqual([200, []])
    const seen = await newestPresentation(app, payer, id)
    expect(seen).toMatchObject({
      version: 1,
      state: 'presented',
      kind: 'commercial_invoice',
      document_number: 'INV-2026-81',
      amount: 2400,
      differences: [],
      may_examine: true,
      may_waive: false,
    })
    const own = await firstDocument(app, opened)
    expect(own.presentations).toMatchObject([{ presentation_id: seen.presentation_id, state: 'presented' }])
    const files = await app.call(
      documents.serveFile,
      { query: { file: seen.file }, body: {} },
      { token: payer.token },
    )
    expect(files.status).toBe(200)
    const body = { ...opened, file: seen.presentation_id }
    expect((await app.call(links.file, { body })).status).toBe(200)
    const { timeline, next } = await readEscrow(app, payer, id)
    expect(timeline.at(-1)?.text).toBe(
      'The seller presented Commercial invoice of block 1. The check found no difference.',
    )
    expect(next).toMatchObject({
      who: 'approver',
      text: 'Examine the presented document: Commercial invoice.',
    })
    expect((await readAsSeller(app, opened)).timeline.at(-1)?.title).toBe('Document presented')
  })

  it('names each difference from the terms, and cannot be approved with it', async () => {
    const answer = await present(app, opened, { amount: 3000, currency: 'USD' })
    expect(answer.body.differences).toEqual([
      'The amount is 3,000.00 USD. The block allows 2,280.00 USD to 2,400.00 USD.',
    ])
    const refused = await examine(app, payer, id)
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'The document has differences. The buyer can waive them; otherwise refuse the document.',
    ])
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
  })

  it('that is approved fulfils its block, and the seller gets a mail', async () => {
    await present(app, opened)
    expect((await examine(app, payer, id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    expect((await examine(app, payer, id)).status).toBe(409)
    await settleEscrows(app)
    expect(await statesOf(app, payer, id)).toEqual(['partly_released', 'paid', 'pending'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '12000.00', escrow: '5488.00' })
    const subjects = (await app.mails(hafenhandel.email)).map(({ subject }) => subject)
    expect(subjects).toContainEqual(expect.stringMatching(/: Commercial invoice was accepted$/))
    expect((await present(app, opened)).status).toBe(409)
  })

  it('is refused with all differences in one notice, corrected, and the old one is kept', async () => {
    await present(app, opened, { amount: 3000 })
    const differences = ['The goods are described as bolts.', 'The signature is missing']
    expect((await examine(app, payer, id, { decision: 'refuse', differences })).status).toBe(200)
    await app.runJobs()
    const [mail] = await app.mails(hafenhandel.email)
    expect(mail?.text).toContain(`- The amount is 3,000.00 USD. The block allows 2,280.00 USD to 2,400.00 USD.
- The goods are described as bolts.
- The signature is missing`)
    const notice =
      'of block 1: The amount is 3,000.00 USD. The block allows 2,280.00 USD to 2,400.00 USD. The goods are described as bolts. The signature is missing.'
    for (const { timeline } of [await readEscrow(app, payer, id), await readAsSeller(app, opened)])
      expect(timeline.filter(({ to }) => to === 'document_refused').map(({ text }) => text)).toEqual([
        expect.stringContaining(notice),
      ])
    expect((await readEscrow(app, payer, id)).next?.text).toBe(
      'The seller corrects the documents of block 1 and presents them again.',
    )
    expect((await present(app, opened)).status).toBe(200)
    const { presentations } = await firstDocument(app, opened)
    expect(presentations.map(({ version, state, amount }) => [version, state, amount])).toEqual([
      [2, 'presented', 2400],
      [1, 'replaced', 3000],
    ])
    expect(presentations[1]?.differences).toHaveLength(3)
    expect((await examine(app, payer, id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
  })

  it('is refused only with a difference', async () => {
    await present(app, opened)
    const refused = await examine(app, payer, id, { decision: 'refuse' })
    expect([refused.status, failure(refused).message]).toEqual([400, 'Name at least one difference'])
  })

  it('is accepted in spite of differences once the buyer has waived each of them', async () => {
    await present(app, opened, { amount: 3000, document_date: '2099-01-01' })
    expect((await waive(app, payer, id, ['amount'])).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'pending', 'pending'])
    expect((await examine(app, payer, id)).status).toBe(409)
    expect((await waive(app, payer, id, ['amount'])).status).toBe(400)
    expect((await waive(app, payer, id, ['document_date'])).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
    const { timeline } = await readEscrow(app, payer, id)
    expect(timeline.filter(({ to }) => to === 'differences_waived')).toHaveLength(2)
    expect((await waive(app, payer, id, ['amount'])).status).toBe(409)
  })

  it('that was refused can be waived by the buyer later', async () => {
    await present(app, opened)
    await examine(app, payer, id, { decision: 'refuse', differences: ['The stamp is missing'] })
    expect((await waive(app, payer, id)).status).toBe(200)
    expect(await statesOf(app, payer, id)).toEqual(['approved', 'fulfilled', 'pending'])
  })

  it('replaces one that was not decided', async () => {
    await present(app, opened, { amount: 3000 })
    const first = await newestPresentation(app, payer, id)
    expect((await present(app, opened)).status).toBe(200)
    const body = { smart_escrow_id: id, presentation: first.presentation_id, decision: 'approve' as const }
    expect((await app.call(smartEscrows.examine, { body }, { token: payer.token })).status).toBe(409)
    const waiver = { smart_escrow_id: id, presentation: first.presentation_id, differences: ['amount'] }
    expect((await app.call(smartEscrows.waive, { body: waiver }, { token: payer.token })).status).toBe(409)
  })
})

describe('presenting is refused', () => {
  it.each([
    [{ kind: 'letter' }, ['kind']],
    [{ kind: '__proto__' }, ['kind']],
    [{ amount: undefined }, ['amount']],
    [{ currency: undefined }, ['currency']],
    [{ amount: -1 }, ['amount']],
    [{ amount: 10.001 }, ['amount']],
    [{ document_number: ' ' }, ['document_number']],
    [{ document_number: 'A\u202EB' }, ['document_number']],
    [{ document_date: '2026-02-31' }, ['document_date']],
    [{ transhipment: 'maybe' }, ['transhipment']],
    [{ price: 1 }, ['price']],
    [
      { kind: 'transport_document', amount: undefined, currency: undefined },
      ['port_of_loading', 'port_of_discharge', 'shipment_date', 'transhipment', 'partial_shipment'],
    ],
  ])('for %j at its field', async (changes, fields) => {
    const refused = await present(app, opened, changes as never)
    expect([refused.status, Object.keys(failure(refused).error.fields ?? {})]).toEqual([400, fields])
  })

  it('for a file that is none, by its content, and nothing is stored', async () => {
    const before = await documentsOf()
    const html = Buffer.from('<html><script>1</script>').toString('base64')
    expect((await present(app, opened, { base64File: html })).status).toBe(415)
    expect(await documentsOf()).toBe(before)
  })

  const documentsOf = async () => {
    const rows = app.db.selectFrom('documents').select('document_id').where('uid', '=', payer.companyId)
    return (await rows.execute()).length
  }

  it('before the seller has agreed', async () => {
    id = await givenEscrow(app, payer)
    const waiting = await openSellersLink(app, await sellersToken(app))
    const refused = await present(app, waiting)
    expect([refused.status, failure(refused).message]).toEqual([409, 'Agree to the escrow first.'])
    expect((await firstDocument(app, waiting)).may_present).toBe(false)
  })

  it('after the last day, and nothing is stored', async () => {
    const before = await documentsOf()
    await expireOn(overEverywhere())
    const refused = await present(app, opened)
    expect([refused.status, failure(refused).message]).toEqual([
      409,
      'The last day of presentation has passed.',
    ])
    expect(await documentsOf()).toBe(before)
    expect((await firstDocument(app, opened)).may_present).toBe(false)
  })

  it('for a document of another escrow, with a revoked link, and with the session of another link', async () => {
    const other = await givenAgreedEscrow(app, payer)
    const { item_id: item } = await firstDocument(app, other.opened)
    const send = (body: object) =>
      app.call(sellerEscrows.present, { body: { ...opened, ...invoice, ...body } as never })
    expect((await send({ item })).status).toBe(404)
    expect((await send({ item, session: other.opened.session })).status).toBe(404)
    const query = { subject: 'smart_escrow', subject_id: id }
    const [sent] = (await app.call(links.sent, { query }, { token: payer.token })).body.links
    await app.call(links.revoke, { body: { link_id: sent?.link_id ?? '' } }, { token: payer.token })
    expect((await send({ item })).status).toBe(404)
  })

  it(`more than ${mostPresentations} times for one document`, async () => {
    await present(app, opened)
    await app.db
      .updateTable('escrow_presentations')
      .set({ version: mostPresentations })
      .where('smart_escrow_id', '=', id)
      .execute()
    const row = await app.db
      .selectFrom('escrow_presentations')
      .selectAll()
      .where('smart_escrow_id', '=', id)
      .executeTakeFirstOrThrow()
    const older = Array.from({ length: mostPresentations - 1 }, (_, index) => ({
      ...row,
      presentation_id: crypto.randomUUID(),
      version: index + 1,
      state: 'replaced' as const,
      stated: JSON.stringify(row.stated),
      differences: JSON.stringify(row.differences),
    }))
    await app.db.insertInto('escrow_presentations').values(older).execute()
    expect((await present(app, opened)).status).toBe(409)
  })
})

describe('at the end', () => {
  it('a document that was presented on the last day is examined after it, and its block is not refunded', async () => {
    await expireOn(dayOf(app.clock.now()))
    expect((await present(app, opened)).status).toBe(200)
    await expireOn(overEverywhere())
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['expired', 'pending', 'refunded'])
    expect((await newestPresentation(app, payer, id)).may_examine).toBe(true)
    expect((await examine(app, payer, id)).status).toBe(200)
    await settleEscrows(app)
    await expireEscrows(app.deps)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'paid', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '17488.00' })
  })

  it('a document that is refused after the last day cannot be corrected or waived, and its block is refunded', async () => {
    await present(app, opened)
    await expireOn(overEverywhere())
    await expireEscrows(app.deps)
    await examine(app, payer, id, { decision: 'refuse', differences: ['The stamp is missing'] })
    expect((await present(app, opened)).status).toBe(409)
    expect((await waive(app, payer, id)).status).toBe(409)
    await expireEscrows(app.deps, 1)
    expect(await statesOf(app, payer, id)).toEqual(['refunded', 'refunded', 'refunded'])
    expect(await dollarsOf(app, payer.companyId)).toEqual({ available: '19840.00' })
  })
})

const expireOn = (day: string) =>
  app.db.updateTable('smart_escrows').set({ expiry_date: day }).where('smart_escrow_id', '=', id).execute()
const overEverywhere = () => dayOf(new Date(app.clock.now().getTime() - 2 * 86_400_000))
