import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { describe, expect, it } from 'vitest'
import { givenSubmittedOrder } from '../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../test/given-payment.ts'
import { givenReported } from '../../../../test/given-report.ts'
import { textOfPaper } from '../../../../test/text-of-paper.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app, { balance: '5000' }))

describe('the AQLs of an order', () => {
  it('give the plan, and the verdict follows from it', async () => {
    const order = { aql_major: 1, aql_minor: 6.5 } as const
    const id = await givenReported(app, payer, () => ({}), order)
    const { body } = await app.call(qualityAssurance.get, { body: { quality_assurance_id: id } }, payer)
    expect(body.quality_assurance_data).toMatchObject({
      ...{ aql_major: 1, aql_minor: 6.5 },
      sampling: { sample_size: 125, major: { aql: 1, accept: 3 }, minor: { aql: 6.5, accept: 14 } },
    })
    expect(body.report).toMatchObject({
      verdict: 'rejected',
      reasons: ['Major defects: 7 pieces, rejected from 4'],
      defect_counts: [
        { aql: null, accept: 0 },
        { aql: 1, reject: 4 },
        { aql: 6.5, reject: 15 },
      ],
    })
  })

  it('are printed on the report', async () => {
    const id = await givenReported(app, payer, () => ({}), { aql_major: 1.5 })
    const file = await app.call(qualityAssurance.reportFile, { query: { quality_assurance_id: id } }, payer)
    expect(await textOfPaper(file.bytes)).toMatch(/Major\s+1\.5\s+125\s+5\s+6\s+7/)
  })

  it('are asked for together with the lot', async () => {
    const draft = { lot_size: null, inspection_level: null, aql_major: 1 } as const
    await expect(givenSubmittedOrder(app, payer.token, draft)).rejects.toThrow('Enter the lot size')
  })
})
