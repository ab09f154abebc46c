import { links } from '@tradelane/contract/links/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { lotDifference } from '@tradelane/contract/quality-assurance/lot-difference'
import { describe, expect, it } from 'vitest'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { givenOpenedReport, givenReported, goodReport } from '../../../../../test/given-report.ts'
import { failure } from '../../../../../test/test-app.ts'
import { textOfPaper } from '../../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../../test/the-app.ts'
import { systemScope } from '../../../../access/scope.ts'
import { reportFile } from './report-file.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '60000' }))

describe('the ordered quantities of a report', () => {
  it('that are not those of the lot are named, on the page and in the document; the verdict is the same', async () => {
    const id = await givenReported(app, payer, () => ({ quantities: [row(1000), row(1500)] }))
    const difference = 'The report lists 2,500 ordered pieces. The order has a lot of 3,000.'
    expect(await read(id)).toMatchObject({ verdict: 'passed', lot_difference: difference })
    const { bytes } = await reportFile(app.deps, systemScope(payer.companyId), id)
    expect((await textOfPaper(bytes)).replace(/\s+/g, ' ')).toContain(difference)
  })

  it('that are those of the lot are not remarked on', async () => {
    const id = await givenReported(app, payer, () => ({ quantities: [row(1000), row(2000)] }))
    expect((await read(id))?.lot_difference).toBeNull()
  })

  it.each([
    [[], 3000],
    [[{ ordered: 5 }], null],
  ])('%j are not compared with a lot of %s', (quantities, lot) => {
    expect(lotDifference(quantities, lot)).toBeUndefined()
  })
})

describe('packed goods of a loading inspection', () => {
  const send = async (quantities: object[], order = {}) => {
    const { opened } = await givenOpenedReport(app, payer, order)
    return app.call(links.complete, { body: { ...opened, fields: { ...goodReport(), quantities } } })
  }

  it('are more than none of what was presented', async () => {
    const refused = await send([row(2999), row(1, 0)])
    expect(failure(refused).error.fields).toEqual({
      'quantities.1.packed': 'Goods are loaded packed. Enter how many are packed.',
    })
  })

  it('can be none where nothing was presented, and without a loading inspection', async () => {
    const nothing = { ...row(1, 0), presented: '0' }
    expect((await send([row(2999), nothing])).status).toBe(200)
    expect((await send([row(3000, 0)], { loading_inspection: 0 })).status).toBe(200)
  })
})

const row = (ordered: number, packed = ordered) => ({
  item: 'Cotton yarn',
  ...{ ordered: String(ordered), presented: String(ordered), packed: String(packed) },
})
const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, payer)).body.report
