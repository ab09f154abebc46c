import { adminSearch, search } from '@tradelane/contract/search/calls'
import { formatMoney } from '@tradelane/money'
import { beforeAll, expect, it } from 'vitest'
import { systemScope } from '../src/access/scope.ts'
import { costLinesOf } from '../src/registry/cost-lines.ts'
import { givenAdministrator } from './given-administrator.ts'
import { givenBalance } from './given-balance.ts'
import { givenSubmittedClaim } from './given-claim.ts'
import { type GivenCompany, givenCompany } from './given-company.ts'
import { givenQuotedInsurance } from './given-insurance.ts'
import { givenPayer, givenPayment } from './given-payment.ts'
import { confirmed, givenBooking, payFreightOf } from './given-shipment.ts'
import { prepared, theApp } from './the-app.ts'

const app = theApp()
const payer = prepared(() => givenPayer(app))
let stranger: GivenCompany
let office: { token: string }
beforeAll(async () => {
  await givenBalance(app, payer, '20000', 'USD')
  stranger = await givenCompany(app)
  office = await givenAdministrator(app)
})

it('finds a booking by its number, its route, and the number of the carrier', async () => {
  const { logisticsId, bookingNumber } = await givenBooking(app, payer.token)
  const carrierNumber = await confirmed(app, logisticsId)
  for (const text of [bookingNumber, 'hamburg', carrierNumber])
    expect(await find(text)).toContain(logisticsId)
  for (const text of [bookingNumber, carrierNumber]) expect(await findAsOffice(text)).toContain(logisticsId)
  expect(await find(bookingNumber, stranger)).not.toContain(logisticsId)
})

it('finds a payment of any company by its number for the back office, with what a reader of its proof asks', async () => {
  const { simplePaymentId } = await givenPayment(app, payer)
  const { number, amount_received, updated_at } = await app.db
    .selectFrom('simple_payments')
    .select(['number', 'amount_received', 'updated_at'])
    .where('simple_payment_id', '=', simplePaymentId)
    .executeTakeFirstOrThrow()
  expect(amount_received).not.toBeNull()
  const text = `PY-${updated_at.getUTCFullYear()}-${String(number).padStart(6, '0')}`
  const { body } = await app.call(adminSearch.all, { body: { text } }, { token: office.token })
  expect(body.hits).toMatchObject([
    {
      kind: 'simple_payment',
      id: simplePaymentId,
      number: text,
      title: expect.stringMatching(
        /^[\d,.]+ [A-Z]{3} from .+ to Hafenhandel Nord GmbH: .+ on \d{1,2} \w{3} \d{4}$/,
      ),
      link: `/admin/payments/${simplePaymentId}`,
    },
  ])
  expect(await findAsOffice('PY-2026-999999')).not.toContain(simplePaymentId)
})

it('finds a policy by its goods, and its claim by what happened, each only for its own company', async () => {
  const policyId = await givenQuotedInsurance(app, payer)
  expect(await find('mumbai hamburg')).toContain(policyId)
  expect(await findAsOffice('mumbai hamburg')).toContain(policyId)
  expect(await find('mumbai hamburg', stranger)).not.toContain(policyId)
  const claimId = await givenSubmittedClaim(app, payer, { description: 'Forty cartons were crushed' })
  expect(await find('crushed cartons')).toContain(claimId)
  expect(await find('crushed cartons', stranger)).not.toContain(claimId)
})

it('counts freight as quoted, then owed, then paid', async () => {
  const { logisticsId } = await givenBooking(app, payer.token)
  const standings = async () =>
    (await costsOf('logistics', logisticsId)).map(([kind, , standing]) => [kind, standing])
  const both = (standing: string) => [
    ['freight', standing],
    ['service_fee', standing],
  ]
  expect(await standings()).toEqual(both('quoted'))
  await confirmed(app, logisticsId)
  expect(await standings()).toEqual(both('committed'))
  await payFreightOf(app, payer, logisticsId)
  expect(await standings()).toEqual(both('paid'))
})

it('counts a quoted premium with its fee, and nothing of another company', async () => {
  const id = await givenQuotedInsurance(app, payer)
  expect((await costsOf('insurance', id)).map(([kind, , standing]) => [kind, standing])).toEqual([
    ['premium', 'quoted'],
    ['service_fee', 'quoted'],
  ])
  const foreign = [{ subject: 'insurance', id }]
  expect(await costLinesOf(app.deps, systemScope(stranger.companyId), foreign)).toEqual([])
})

const idsIn = ({ body }: { body: unknown }) => JSON.stringify(body)
const find = async (text: string, { token } = payer as { token: string }) =>
  idsIn(await app.call(search.own, { body: { text } }, { token }))
const findAsOffice = async (text: string) =>
  idsIn(await app.call(adminSearch.all, { body: { text } }, { token: office.token }))
const costsOf = async (subject: string, id: string) => {
  const lines = await costLinesOf(app.deps, systemScope(payer.companyId), [{ subject, id }])
  return lines.map(({ kind, amount, standing }) => [kind, formatMoney(amount), standing])
}
