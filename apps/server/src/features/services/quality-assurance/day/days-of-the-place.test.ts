import { officeAudits } from '@tradelane/contract/quality-assurance/audit-calls'
import { qualityAssurance } from '@tradelane/contract/quality-assurance/calls'
import { officeInspections } from '@tradelane/contract/quality-assurance/office-calls'
import { describe, expect, it } from 'vitest'
import { askSupplier } from '../../../../../test/given-day.ts'
import {
  allAnswers,
  givenConfirmedInspection,
  givenInspectionCompany,
  givenScheduledInspection,
  seenByOffice,
} from '../../../../../test/given-inspection.ts'
import { givenPayer } from '../../../../../test/given-payment.ts'
import { failure } from '../../../../../test/test-app.ts'
import { checkBooksAfterEach, prepared, theApp } from '../../../../../test/the-app.ts'
import { remindOfActions } from '../supplier/remind-actions.ts'

const app = theApp()
const payer = prepared(() => {
  // The morning of 26 May in Tokyo, the evening of the 25th in New York.
  app.clock.advance(Date.parse('2032-05-25T23:30:00Z') - app.clock.now().getTime())
  return givenPayer(app, { balance: '60000' })
})
checkBooksAfterEach(app)

describe.each([
  ['JP', '26 May 2032', '9 Jun 2032', true],
  ['US', '25 May 2032', '8 Jun 2032', false],
])('where an inspection takes place in %s', (country, today, lastDay, isOver) => {
  it('the supplier is asked for days from today there', async () => {
    const id = await givenIn(country)
    await change(id, { inspection_date: '2032-05-20' })
    expect(fieldsOf(await askSupplier(app, id, ['2032-05-24']))).toEqual({
      days: `Choose a day from ${today} to ${lastDay}`,
    })
  })

  it('a day that is over there cannot be scheduled', async () => {
    const id = await givenIn(country)
    const scheduled = await decide(id, 'schedule', {
      scheduled_for: '2032-05-25',
      reason: 'Its supplier asks',
    })
    expect(fieldsOf(scheduled)).toEqual(
      isOver ? { scheduled_for: 'The date cannot be before today' } : undefined,
    )
  })

  it('the inspection company changes until the day before, and its day ends in the evening, there', async () => {
    const id = await givenScheduledInspection(app, payer)
    await change(id, { inspection_country: country, scheduled_for: '2032-05-26' })
    const inspection_company_id = await givenInspectionCompany(app, `Hooghly ${country}`)
    const changed = await decide(id, 'changeCompany', { inspection_company_id, reason: 'Ganges is ill' })
    expect(changed.status).toBe(isOver ? 409 : 200)
    await change(id, { scheduled_for: '2032-05-25' })
    const { next } = await read(id)
    expect(next).toMatchObject(
      isOver
        ? { text: 'The inspector sends the report.' }
        : {
            text: 'The inspector visits the supplier on the scheduled day.',
            by: '2032-05-26T03:59:59.999Z',
          },
    )
  })

  it('a corrective action is overdue once its day is over there', async () => {
    const id = await givenScheduledInspection(app, payer, { supplier_audit: true })
    await change(id, { inspection_country: country })
    const { which, ...office } = await seenByOffice(app, id)
    const finding = {
      question: 'fire',
      grade: 'major',
      description: 'The exit is locked',
      state: 'open',
    } as const
    const body = {
      ...{ quality_assurance_id: which.quality_assurance_id, version: 0, auditor_name: 'Arjun Sen' },
      ...{ audited_on: '2032-05-20', answers: { ...allAnswers('yes'), fire: 'no' as const } },
      findings: [{ ...finding, action: 'Remove the lock', owner: 'Meera Joshi', due_on: '2032-05-25' }],
    }
    expect((await app.call(officeAudits.save, { body }, office)).status).toBe(200)
    await remindOfActions(app.deps)
    const noted = (await read(id)).timeline.filter(({ to }) => to === 'actions_overdue')
    expect(noted).toHaveLength(isOver ? 1 : 0)
  })
})

async function givenIn(inspection_country: string): Promise<string> {
  const id = await givenConfirmedInspection(app, payer)
  await change(id, { inspection_country })
  return id
}

type Changed = { inspection_country?: string; inspection_date?: string; scheduled_for?: string }
const change = (id: string, set: Changed) =>
  app.db.updateTable('quality_inspections').set(set).where('quality_assurance_id', '=', id).execute()

async function decide(id: string, call: 'schedule' | 'changeCompany', fields: object) {
  const { which, ...office } = await seenByOffice(app, id)
  return app.call(officeInspections[call], { body: { ...which, ...fields } } as never, office)
}

const read = async (quality_assurance_id: string) =>
  (await app.call(qualityAssurance.get, { body: { quality_assurance_id } }, { token: payer.token })).body
const fieldsOf = (answer: { status: number; body: unknown }) =>
  answer.status === 200 ? undefined : failure(answer).error.fields
