import { links } from '@tradelane/contract/links/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import { checkInvariants } from '@tradelane/ledger'
import { afterEach, describe, expect, it } from 'vitest'
import {
  givenScheduledInspection,
  givenSubmittedOrder,
  seenByOffice,
} from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import {
  givenOpenedReport,
  goodReport,
  newestReportToken,
  openNewestLink,
  photoOf,
  sendLink,
} from '../../../../test/given-report.ts'
import { race } from '../../../../test/race.ts'
import { jpegFile, pdfFile, pngFile } from '../../../../test/sample-files.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))
afterEach(async () => {
  await app.deps.pool.query('delete from failed_attempts')
  await app.runJobs()
  expect(await checkInvariants(app.db)).toEqual([])
})
const yarn = (presented: string, packed: string) => [{ item: 'Yarn', ordered: '3000', presented, packed }]

describe('the link of the inspector', () => {
  it('is sent when the inspection is scheduled, and asks for a code', async () => {
    const id = await givenScheduledInspection(app, payer)
    expect((await sendLink(app, id)).status).toBe(200)
    const token = await newestReportToken(app)
    const { body } = await app.call(links.get, { body: { token } })
    expect(body).toMatchObject({ purpose: 'inspection_report', asked: null, needs_code: true })
    expect((await read(id)).timeline.at(-1)?.text).toContain('a link: Report on inspection QA-')
  })

  it('is not sent for an inspection that is not scheduled', async () => {
    expect(codeOf(await sendLink(app, await givenSubmittedOrder(app, payer.token)))).toBe('ILLEGAL_STATE')
  })

  it.each([
    ['inspector_email', 'nobody', 'Invalid email address'],
    ['inspector_name', '', "Inspector's name is required"],
    ['inspector_name', 'Ra\u200bvi', 'Type this instead of pasting it: it has invisible characters'],
  ])('is not sent with %s %j', async (field, value, message) => {
    const id = await givenScheduledInspection(app, payer)
    expect(fieldsOf(await sendLink(app, id, { [field]: value }))).toEqual({ [field]: message })
  })

  it('ends the one before it', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    await sendLink(app, id)
    expect(codeOf(await save(opened))).toBe('LINK_DEAD')
    expect((await save(await openNewestLink(app))).status).toBe(200)
  })

  it('dies when it is revoked, also for an inspector who is writing', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const { token } = await seenByOffice(app, id)
    const query = { subject: 'quality_assurance', subject_id: id }
    const sent = await app.call(links.sent, { query }, { token })
    await app.call(links.revoke, { body: { link_id: sent.body.links[0]?.link_id ?? '' } }, { token })
    for (const answer of [
      await save(opened),
      await complete(opened),
      await app.call(inspectionReports.get, { body: opened }),
      await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf() } }),
    ])
      expect(codeOf(answer)).toBe('LINK_DEAD')
  })

  it('is open for half an hour after the last work on the report', async () => {
    const { opened } = await givenOpenedReport(app, payer)
    app.clock.advance(20 * 60_000)
    const { session } = (await save(opened)).body
    app.clock.advance(20 * 60_000)
    expect(codeOf(await save(opened))).toBe('LINK_DEAD')
    expect((await save({ ...opened, session })).status).toBe(200)
  })
})

describe('the report on the way', () => {
  it('is there again after a dead battery, with its photos', async () => {
    const { opened } = await givenOpenedReport(app, payer)
    const before = await app.call(inspectionReports.get, { body: opened })
    expect(before.body).toMatchObject({ draft: null, photos: [] })
    expect(before.body.inspection.sampling).toMatchObject({
      sample_size: 125,
      critical: { accept: 0, reject: 1 },
      major: { accept: 7, reject: 8, aql: 2.5 },
      minor: { accept: 10, reject: 11, aql: 4 },
    })
    await save(opened, { comment: 'Half', pieces_inspected: 'not yet' })
    await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf('abcd1234') } })
    const again = await openNewestLink(app)
    const { body } = await app.call(inspectionReports.get, { body: again })
    expect(body.draft).toMatchObject({ comment: 'Half', pieces_inspected: 'not yet' })
    expect(body.photos).toMatchObject([{ place: 'abcd1234' }])
    const file = body.photos[0]?.photo_id ?? ''
    expect((await app.call(links.file, { body: { ...again, file } })).status).toBe(200)
    await app.call(inspectionReports.removePhoto, { body: { ...again, photo_id: file } })
    expect((await app.call(inspectionReports.get, { body: again })).body.photos).toEqual([])
    expect(codeOf(await app.call(links.file, { body: { ...again, file } }))).toBe('LINK_DEAD')
  })

  it.each([
    ['a PDF', pdfFile(), 'WRONG_FILE_TYPE', 'Only photos (jpeg)'],
    ['a PNG', pngFile(), 'WRONG_FILE_TYPE', 'Only photos (jpeg)'],
    ['a page of HTML', Buffer.from('<html>'), 'WRONG_FILE_TYPE', 'Only png, jpeg, jpg and pdf files'],
    [
      'more than 3 MB',
      Buffer.concat([jpegFile(), Buffer.alloc(3 * 1024 * 1024)]),
      'TOO_LARGE',
      'Photos of at most 3 MB',
    ],
    ['too many pixels', jpegFile({ width: 20_001 }), 'WRONG_FILE_TYPE', 'This image has too many pixels'],
  ])('takes no %s as a photo', async (_name, bytes, code, why) => {
    const { opened } = await givenOpenedReport(app, payer)
    const sent = await app.call(inspectionReports.addPhoto, {
      body: { ...opened, ...photoOf('goods', bytes) },
    })
    expect(codeOf(sent)).toBe(code)
    expect(fieldsOf(sent)).toEqual({ base64File: why })
  })

  it('takes 40 photos, and no 41st', async () => {
    const { opened } = await givenOpenedReport(app, payer)
    const add = (count: number) => {
      const photo = photoOf('goods', Buffer.concat([jpegFile(), Buffer.from([count])]))
      return app.call(inspectionReports.addPhoto, { body: { ...opened, ...photo } })
    }
    for (let count = 0; count < 40; count++) expect((await add(count)).status).toBe(200)
    expect(failure(await add(40)).message).toBe('A report has at most 40 photos.')
  })

  it('takes the same photo once for each place, also of two at once, and again after it was taken out', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const add = (place?: string) =>
      app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf(place) } })
    const both = await Promise.all([add(), add()])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    expect((await add()).body.photo).toEqual(both[0]?.body.photo)
    const stored = app.db
      .selectFrom('inspection_photos')
      .select('photo_id')
      .where('quality_assurance_id', '=', id)
    const [first] = await stored.execute()
    expect((await add('packing')).status).toBe(200)
    await app.call(inspectionReports.removePhoto, { body: { ...opened, photo_id: first?.photo_id ?? '' } })
    expect((await add()).status).toBe(200)
    expect(await stored.execute()).toHaveLength(3)
  })

  it.each([
    ['comment', 'x'.repeat(2001), 'comment', 'At most 2000 characters'],
    ['pieces_inspected', '1'.repeat(13), 'pieces_inspected', 'At most 12 characters'],
    [
      'signature',
      { name: 'Ra\u202evi', strokes: [] },
      'signature.name',
      'Type this instead of pasting it: it has invisible characters',
    ],
    ['defects', Array.from({ length: 61 }, () => goodReport().defects[0]), 'defects', 'At most 60'],
  ])('does not keep %s that is too large or has hidden text', async (field, value, path, message) => {
    const { opened } = await givenOpenedReport(app, payer)
    expect(fieldsOf(await save(opened, { [field]: value }))).toEqual({ [`report.${path}`]: message })
  })
})

describe('sending the report', () => {
  it.each([
    ['pieces_inspected', '', 'pieces_inspected', 'Enter how many pieces you inspected'],
    ['pieces_inspected', '99999999999', 'pieces_inspected', 'Enter a whole number'],
    ['pieces_inspected', '-1', 'pieces_inspected', 'Enter a whole number'],
    ['pieces_inspected', '6', 'defects.0.pieces', 'At most the pieces that you inspected'],
    ['inspected_on', '2999-01-01', 'inspected_on', "The date can't be in the future"],
    ['inspected_on', '2000-01-01', 'inspected_on', 'This day is before the order'],
    ['pieces_inspected', '3001', 'pieces_inspected', 'The lot has 3000 pieces'],
    ['quantities', yarn('99', '9'), 'pieces_inspected', 'At most the pieces that were presented'],
    ['quantities', yarn('3000', '3001'), 'quantities.0.packed', 'At most what was presented'],
    ['quantities', [], 'quantities', 'Add the quantities of the goods'],
    ['containers', [], 'containers', 'Add the container'],
    [
      'containers',
      [{ number: 'CSQU3054384', seal: 'A' }],
      'containers.0.number',
      'One of these signs is wrong: the check digit does not fit',
    ],
    [
      'measurements',
      [{ what: 'Weight', unit: 'kg', wanted: '1e9', tolerance: '1', found: '1' }],
      'measurements.0.wanted',
      'Enter a number',
    ],
    ['signature', { name: ' ', strokes: [] }, 'signature.name', 'Your name is required'],
  ])('is refused with %s %j', async (field, value, path, message) => {
    const { opened } = await givenOpenedReport(app, payer)
    const sent = await complete(opened, { ...goodReport(), [field]: value })
    expect(fieldsOf(sent)).toEqual({ [path]: message })
  })

  it('needs an answer for each point, and a note where it failed', async () => {
    const { opened } = await givenOpenedReport(app, payer)
    const { license: _left, ...checks } = goodReport().checks
    const report = { ...goodReport(), checks: { ...checks, cartons: { answer: 'fail', note: ' ' } } }
    expect(fieldsOf(await complete(opened, report))).toEqual({
      'checks.license.answer': 'Choose an answer',
      'checks.cartons.note': 'Say what is wrong',
    })
  })

  it('is done once, and the customer reads verdict and reasons', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf('abcd1234') } })
    const report = goodReport()
    report.measurements.push({ what: 'Length', unit: 'm', wanted: '2', tolerance: '0', found: '2.1' })
    const sent = await complete(opened, report)
    expect(sent.body).toMatchObject({ receipt_number: expect.stringMatching(/^TLR-\d{4}-\d{6}$/) })
    expect(codeOf(await complete(opened))).toBe('LINK_DEAD')
    expect(codeOf(await app.call(links.get, { body: { token: opened.token } }))).toBe('LINK_DEAD')
    const late = await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf() } })
    expect(codeOf(late)).toBe('LINK_DEAD')
    const seen = await read(id)
    expect(seen.quality_assurance_data.status).toBe('reported')
    expect(seen.report).toMatchObject({
      verdict: 'rejected',
      reasons: ['Length: 2.1 m is outside 2 ± 0 m'],
      defect_counts: [{ found: 0 }, { found: 7, reject: 8, aql: 2.5 }, { found: 0 }],
      photos: [{ place: 'abcd1234' }],
    })
    expect(seen.timeline.map(({ text }) => text)).toContain('The inspector reported: rejected.')
    const event = await app.db
      .selectFrom('events')
      .select('after')
      .where('subject_id', '=', id)
      .where('to_state', '=', 'reported')
      .executeTakeFirstOrThrow()
    expect(event.after).toMatchObject({ verdict: 'rejected', report_number: sent.body.receipt_number })
  })

  it('is done by one of two at once', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const sent = await race(app, [() => complete(opened), () => complete(opened)])
    const statuses = sent.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses.sort()).toEqual([200, 404])
    expect((await read(id)).report?.verdict).toBe('passed')
  })

  it('is refused once the inspection is aborted, and of the two at once one happens', async () => {
    const { id, opened } = await givenOpenedReport(app, payer)
    const abort = async () => {
      const { which, ...office } = await seenByOffice(app, id)
      const body = { ...which, reason: 'Factory closed', at_cost_of: 'customer' as const }
      return app.call(officeInspections.abort, { body }, office)
    }
    expect((await abort()).status).toBe(200)
    expect(codeOf(await complete(opened))).toBe('LINK_DEAD')
    expect(codeOf(await save(opened))).toBe('LINK_DEAD')
    expect((await read(id)).quality_assurance_data.status).toBe('aborted')

    const second = await givenOpenedReport(app, payer)
    const { which, ...office } = await seenByOffice(app, second.id)
    const body = { ...which, reason: 'Factory closed', at_cost_of: 'customer' as const }
    const both = await race<{ status: number }>(app, [
      () => complete(second.opened),
      () => app.call(officeInspections.abort, { body }, office),
    ])
    expect(both.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))).toEqual([200, 409])
    expect((await read(second.id)).quality_assurance_data.status).toBe('reported')
  })
})

const read = async (quality_assurance_id: string, token = payer.token) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token })).body
const complete = (opened: { token: string; session: string }, fields: object = goodReport()) =>
  app.call(links.complete, { body: { ...opened, fields: { ...fields } } })
const save = (opened: { token: string; session: string }, changes: object = {}) =>
  app.call(inspectionReports.save, { body: { ...opened, report: { ...goodReport(), ...changes } } })
const codeOf = (answer: { status: number; body: object }) => failure(answer).error.code
const fieldsOf = (answer: { status: number; body: object }) => failure(answer).error.fields
