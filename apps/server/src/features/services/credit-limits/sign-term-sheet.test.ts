import { creditLimits } from '@tradelane/contract/credit-limits/calls'
import { financePartners } from '@tradelane/contract/finance-partners/calls'
import { adminScreening } from '@tradelane/contract/screening/calls'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { givenAdministrator } from '../../../../test/given-administrator.ts'
import { givenCompany } from '../../../../test/given-company.ts'
import {
  codeForTermSheet,
  decideLimit,
  givenTermSheet,
  signTermSheet,
  termSheetFor,
} from '../../../../test/given-credit-limit.ts'
import { dayFromNow } from '../../../../test/given-freight.ts'
import { givenPartner } from '../../../../test/given-partner.ts'
import { givenPayer, type Payer } from '../../../../test/given-payment.ts'
import { race } from '../../../../test/race.ts'
import { failure } from '../../../../test/test-app.ts'
import { prepared, theApp } from '../../../../test/the-app.ts'
import { findLimit, isUsableToday, lockLimit } from './index.ts'

const app = theApp()
const stranger = prepared(() => givenCompany(app, { kyb: 'Clear' }))
let ada: Payer
let admin: string
beforeAll(async () => {
  admin = (await givenAdministrator(app)).token
})
beforeEach(async () => {
  ada = await givenPayer(app, { balance: '0' })
})

describe('signing a term sheet', () => {
  it('opens the limit with password and code, and the history says who signed', async () => {
    const id = await givenTermSheet(app, ada)
    expect(isUsableToday((await limitNow()) ?? never(), dayFromNow(app, 0))).toBe(false)
    expect((await signTermSheet(app, ada, id)).body).toMatchObject({ status: 'success' })
    const { credit_limit, timeline, next } = await read(id)
    expect(credit_limit).toMatchObject({ state: 'active', limit_approved: 250_000, is_usable: true })
    expect(next).toBeNull()
    expect(timeline.slice(-2).map(({ to, text }) => [to, text])).toEqual([
      ['signed', expect.stringMatching(/^You signed the term sheet TS-/)],
      ['active', expect.stringMatching(/^The limit of 250,000.00 USD is open until \d+ \w{3,4} \d{4}\.$/)],
    ])
    expect(await limitNow()).toMatchObject({
      creditLimitId: id,
      state: 'active',
      financePartnerId: 1,
      approved: { amount: 25_000_000n, currency: 'USD' },
      validUntil: dayFromNow(app, 365),
    })
  })

  it('mails a code that names amount and finance partner', async () => {
    const id = await givenTermSheet(app, ada)
    await codeForTermSheet(app, ada, id)
    const [mail] = await app.mails(ada.email)
    expect(mail?.text).toContain(
      '250,000.00 USD\na credit limit from Meridian Trade Capital for invoices to Hafenhandel Nord GmbH, valid until',
    )
    expect(mail?.text).toContain('12 % a year on what is advanced, and a fee of 1 % of each invoice')
  })

  it('is refused with a wrong code, a wrong password, and to a stranger', async () => {
    const id = await givenTermSheet(app, ada)
    const code = await codeForTermSheet(app, ada, id)
    const wrong = code === '000000' ? '000001' : '000000'
    expect(failure(await signTermSheet(app, ada, id, { verify_code: wrong })).error.code).toBe('WRONG_CODE')
    const withPassword = { verify_code: code, password: 'Another-Lantern-28' }
    expect((await signTermSheet(app, ada, id, withPassword)).status).toBeGreaterThanOrEqual(400)
    expect((await signTermSheet(app, stranger, id, { verify_code: code })).status).toBe(404)
    expect((await read(id)).credit_limit.state).toBe('term_sheet')
  })

  it('is refused with a code for another term sheet of the same limit', async () => {
    const id = await givenTermSheet(app, ada)
    const code = await codeForTermSheet(app, ada, id)
    await decideLimit(app, id, termSheetFor(app, { amount: 240_000 }), admin)
    expect(failure(await signTermSheet(app, ada, id, { verify_code: code })).error.code).toBe('WRONG_CODE')
  })

  it('is refused before the company is verified', async () => {
    const id = await givenTermSheet(app, ada)
    await app.db
      .updateTable('companies')
      .set({ kyb_status: 'IN_PROGRESS' })
      .where('uid', '=', ada.companyId)
      .execute()
    const refused = await signTermSheet(app, ada, id, { verify_code: '123456' })
    expect(failure(refused).error.code).toBe('KYB_PENDING')
  })

  it('waits while the buyer is like a listed name, until the office has decided that it is another', async () => {
    const listed = { company_name: 'Veltrania Export Bureau' }
    const supplier = { ...ada, ...(await givenPartner(app, ada, listed)) }
    const id = await givenTermSheet(app, supplier, {}, listed)
    const refused = failure(await signTermSheet(app, supplier, id))
    expect([refused.error.code, refused.message]).toEqual([
      'ILLEGAL_STATE',
      'We check some details before we open this limit. Please try again later, or write to us.',
    ])
    expect((await read(id)).credit_limit.state).toBe('term_sheet')
    await clearMatch()
    expect((await signTermSheet(app, supplier, id)).status).toBe(200)
  })

  it('is refused a second time', async () => {
    const id = await givenTermSheet(app, ada)
    await signTermSheet(app, ada, id)
    const refused = await signTermSheet(app, ada, id, { verify_code: '123456' })
    expect(failure(refused).error.code).toBe('ILLEGAL_STATE')
  })

  it('and withdrawing at the same moment: one counts', async () => {
    const id = await givenTermSheet(app, ada)
    const verify_code = await codeForTermSheet(app, ada, id)
    const withdraw = () =>
      app.call(creditLimits.withdraw, { body: { credit_limit_id: id } }, { token: ada.token })
    const answers = await race<{ status: number }>(app, [
      withdraw,
      () => signTermSheet(app, ada, id, { verify_code }),
    ])
    const statuses = answers.map((one) => (one.status === 'fulfilled' ? one.value.status : 0))
    expect(statuses).toEqual([200, 409])
    expect((await read(id)).credit_limit.state).toBe('withdrawn')
  })

  it('keeps its terms when the finance partner changes them', async () => {
    const id = await givenTermSheet(app, ada)
    const { body } = await app.call(financePartners.list, {}, { token: admin })
    const [terms] = body.finance_partners
    if (!terms) throw new Error('there is no finance partner')
    const { finance_partner_name, saved_by, saved_at, ...edited } = terms
    const saveTerms = (terms: typeof edited) =>
      app.call(financePartners.save, { body: terms }, { token: admin })
    await saveTerms({ ...edited, annual_rate_basis_points: 1400 })
    // The other tests read the terms that came with the product.
    onTestFinished(() => saveTerms({ ...edited, version: edited.version + 1 }).then(() => undefined))
    await signTermSheet(app, ada, id)
    expect((await read(id)).term_sheet).toMatchObject({ annual_rate: 12, terms_version: terms.version })
  })
})

it('a limit that is locked waits for the transaction that locked it, and no other company has it', async () => {
  const id = await givenTermSheet(app, ada)
  await app.db.transaction().execute(async (tx) => {
    expect(await lockLimit(tx, scope(), ada.beneficiaryId)).toMatchObject({ creditLimitId: id })
    await expect(
      app.db
        .selectFrom('credit_limits')
        .select('credit_limit_id')
        .where('credit_limit_id', '=', id)
        .forUpdate()
        .noWait()
        .executeTakeFirst(),
    ).rejects.toThrow(/could not obtain lock/)
  })
  const foreign = { kind: 'system', companyId: stranger.companyId } as const
  expect(await findLimit(app.db, foreign, ada.beneficiaryId)).toBeUndefined()
})

const never = (): never => {
  throw new Error('there is no limit')
}

const read = async (credit_limit_id: string) =>
  (await app.call(creditLimits.get, { body: { credit_limit_id } }, { token: ada.token })).body
const scope = () => ({ kind: 'system', companyId: ada.companyId }) as const
const limitNow = () => findLimit(app.db, scope(), ada.beneficiaryId)
/** The office decides that the company's only match is another than the listed one. */
async function clearMatch(): Promise<void> {
  const { body } = await app.call(adminScreening.list, { query: { limit: '100' } }, { token: admin })
  const [found] = body.cases.filter(({ uid }) => uid === ada.companyId)
  if (!found) throw new Error('there is no match')
  const { case_id, version } = found
  const decided = { case_id, version, decision: 'cleared', reason: 'Compared by hand.' } as const
  await app.call(adminScreening.decide, { body: decided }, { token: admin })
}
