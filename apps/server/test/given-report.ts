import type { WireInput } from '@tradelane/contract'
import { links } from '@tradelane/contract/links/calls'
import { checklist } from '@tradelane/contract/quality-assurance/checklist'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { inspectionReports } from '@tradelane/contract/quality-assurance/report-calls'
import type { GivenCompany } from './given-company.ts'
import { givenScheduledInspection, type Order, seenByOffice } from './given-inspection.ts'
import { jpegFile } from './sample-files.ts'
import type { TestApp } from './test-app.ts'

export const inspector = { inspector_name: 'Ravi Kumar', inspector_email: 'ravi@ganges.example' }

export type Report = WireInput<typeof inspectionReports.save>['body']['report']
const pass = { answer: 'pass', note: '' } as const

/** A report of the whole order in `given-inspection.ts` that no rule rejects: 125 pieces are the sample of its plan. */
export const goodReport = (): Report => ({
  inspected_on: new Date().toISOString().slice(0, 10),
  pieces_inspected: '125',
  quantities: [{ item: 'Cotton yarn', ordered: '3000', presented: '3000', packed: '2900' }],
  checks: Object.fromEntries(
    Object.values(checklist).flatMap((points) => points.map(({ code }) => [code, { ...pass }])),
  ),
  defects: [{ key: 'abcd1234', class: 'major', description: 'Broken cone', pieces: '7' }],
  measurements: [{ what: 'Weight', unit: 'kg', wanted: '10.1', tolerance: '0.2', found: '10.3' }],
  containers: [{ number: 'CSQU3054383', seal: 'ML-771203' }],
  comment: '',
  signature: {
    name: 'Ravi Kumar',
    strokes: [
      [
        [10, 20],
        [300, 380],
      ],
    ],
  },
})

export async function sendLink(app: TestApp, id: string, changes: object = {}) {
  const { which, ...office } = await seenByOffice(app, id)
  const sent = await app.call(
    officeInspections.sendReportLink,
    { body: { ...which, ...inspector, ...changes } },
    office,
  )
  await app.runJobs()
  return sent
}

export async function newestReportToken(app: TestApp, email = inspector.inspector_email): Promise<string> {
  const mail = (await app.mails(email)).find(({ text }) => text.includes('/inspection-report?token='))
  return /\/inspection-report\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

/** Opens the newest link with its mailed code, as the inspector does. */
export async function openNewestLink(app: TestApp) {
  const token = await newestReportToken(app)
  app.clock.advance(31_000)
  await app.call(links.sendCode, { body: { token } })
  const verify_code = await app.newestCode(inspector.inspector_email)
  const opened = await app.call(links.open, { body: { token, verify_code } })
  if (opened.status !== 200) throw new Error(JSON.stringify(opened.body))
  return { token, session: opened.body.session }
}

/** A scheduled inspection whose inspector has the link open. */
export async function givenOpenedReport(app: TestApp, company: GivenCompany, order: Partial<Order> = {}) {
  const id = await givenScheduledInspection(app, company, order)
  const sent = await sendLink(app, id)
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return { id, opened: await openNewestLink(app) }
}

export const photoOf = (place = 'goods', bytes: Buffer = jpegFile()) => ({
  place,
  base64File: bytes.toString('base64'),
})

export async function givenReported(
  app: TestApp,
  company: GivenCompany,
  change: (report: Report) => Partial<Report> = () => ({}),
  order: Partial<Order> = {},
): Promise<string> {
  const { id, opened } = await givenOpenedReport(app, company, order)
  await app.call(inspectionReports.addPhoto, { body: { ...opened, ...photoOf() } })
  const report = goodReport()
  const fields = { ...report, ...change(report) }
  const sent = await app.call(links.complete, { body: { ...opened, fields } })
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body))
  return id
}
