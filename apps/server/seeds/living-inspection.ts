import { inspectionCompanies } from '@tradelane/contract/inspection-companies/calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { checklist } from '@tradelane/contract/quality-assurance/checklist'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { uploadDemoDocument } from './demo-company.ts'
import { dayAfter, logInOffice } from './demo-trade.ts'
import { answerLink } from './living-links.ts'
import { approval } from './living-orders.ts'
import { goodsText, goodsValue, inspector, inspectors } from './living-people.ts'
import type { PastApp } from './past-app.ts'

const hourMs = 3_600_000
const daysAhead = 5

type Asked = { beneficiary_id: string; logistics_id: string }

/** Ordered, quoted by the desk, paid, and scheduled with a link for the inspector. Answers the inspection. */
export async function orderInspection(app: PastApp, token: string, asked: Asked): Promise<string> {
  const url = await uploadDemoDocument(app, token, {
    folder: 'quality_assurance',
    name: 'towels-specification.pdf',
    line: 'Bath towels 70 x 140 cm, 600 g/m2, cotton',
  })
  const order = {
    ...asked,
    address_of_inspection: 'Plot 22, MIDC Tarapur, Palghar',
    quality_assurance: 1 as const,
    qa_consignment_value: goodsValue,
    goods_specifications: goodsText,
    quality_specifications_file: [{ url }],
    lot_size: 3_000,
    inspection_level: 'II' as const,
  }
  const { quality_assurance_id } = await app.call(qualityAssurance.add, { body: order }, token)
  await app.call(qualityAssurance.submit, { body: { quality_assurance_id } }, token)
  app.wait(4 * hourMs)
  const { jwt } = await logInOffice(app)
  const { inspection_company_id } = await app.call(inspectionCompanies.add, { body: inspectors }, jwt)
  const seen = async () => {
    const { quality_assurance_data } = await app.call(
      officeInspections.get,
      { body: { quality_assurance_id } },
      jwt,
    )
    return { quality_assurance_id, version: quality_assurance_data.version }
  }
  const inspection_date = dayAfter(app, daysAhead)
  const offer = { ...(await seen()), inspection_company_id, inspection_date, price: 480 }
  await app.call(officeInspections.quote, { body: offer }, jwt)
  app.wait(2 * hourMs)
  await app.call(qualityAssurance.acceptCode, { body: { quality_assurance_id } }, token)
  const accepted = { quality_assurance_id, ...(await approval(app)) }
  await app.call(qualityAssurance.accept, { body: accepted }, token)
  await app.pass(hourMs)
  const scheduled = { ...(await seen()), scheduled_for: inspection_date }
  await app.call(officeInspections.schedule, { body: scheduled }, jwt)
  await app.call(officeInspections.sendReportLink, { body: { ...(await seen()), ...inspector } }, jwt)
  return quality_assurance_id
}

/** On the day after the inspection: the inspector reports by the link, and Grace accepts the report. */
export async function reportInspection(app: PastApp, token: string, quality_assurance_id: string) {
  await answerLink(app, inspector.inspector_email, '/inspection-report', {
    ...report,
    inspected_on: dayAfter(app, -1),
  })
  app.wait(6 * hourMs)
  await app.call(qualityAssurance.acceptReport, { body: { quality_assurance_id } }, token)
}

const pass = { answer: 'pass', note: '' }

/** Of 125 pieces, the sample of the plan, three have a minor defect. */
const report = {
  pieces_inspected: '125',
  quantities: [{ item: 'Cotton bath towels', ordered: '3000', presented: '3000', packed: '3000' }],
  checks: Object.fromEntries(checklist.quality_assurance.map(({ code }) => [code, pass])),
  defects: [{ key: 'loosehem', class: 'minor', description: 'Loose thread at the hem', pieces: '3' }],
  measurements: [{ what: 'Weight', unit: 'g/m²', wanted: '600', tolerance: '18', found: '594' }],
  containers: [],
  comment: 'The cartons are dry and marked with PO 2214.',
  signature: {
    name: inspector.inspector_name,
    strokes: [
      [
        [120, 220],
        [260, 140],
        [380, 260],
        [520, 160],
      ],
    ],
  },
}
