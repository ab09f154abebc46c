import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { accounts } from '@tradelane/contract/accounts/calls'
import { wallet } from '@tradelane/contract/wallet/calls'
import type { Db } from '@tradelane/db'
import { type Journal, postJournals } from '@tradelane/ledger'
import { money } from '@tradelane/money'
import type pg from 'pg'
import { insertPaymentRows, type PaymentOfPast } from './growth-rows.ts'

export type GrownCompany = { token: string; companyId: string }

const cents = (amount: bigint) => money(amount, 'USD')
const journalsAtOnce = 10_000

/** A company that signed up like others, and then made so many payments over two years: each was paid. */
export async function givenGrownCompany(
  { db, pool }: { db: Db; pool: pg.Pool },
  address: string,
  payments: number,
): Promise<GrownCompany> {
  const { token, companyId, userId } = await signUp(address)
  const past = await insertPaymentRows(pool, { companyId, userId, payments })
  const total = past.reduce((sum, { amount }) => sum + amount, 0n)
  await post(db, [opening(companyId, total)])
  let journals: Journal[] = []
  for (const payment of past) {
    journals.push(...paid(companyId, payment))
    if (journals.length < journalsAtOnce) continue
    await post(db, journals)
    journals = []
  }
  await post(db, journals)
  return { token, companyId }
}

async function post(db: Db, journals: Journal[]): Promise<void> {
  const refused = (await postJournals(db, journals)).filter(({ status }) => status !== 'posted')
  if (refused.length > 0) throw new Error(`${refused.length} journals were not posted`)
}

const opening = (owner: string, total: bigint): Journal => ({
  key: `growth:${owner}`,
  kind: 'balance.added',
  description: 'Balance added',
  eventAt: new Date(Date.now() - 3 * 365 * 86_400_000),
  entries: [
    { owner: 'platform', account: 'provider', amount: cents(-total) },
    { owner, account: 'available', amount: cents(total) },
  ],
})

/** As the payment's hold and its end write them. */
function paid(owner: string, { id, amount, fee, at }: PaymentOfPast): Journal[] {
  const about = { subject: `simple_payment:${id}`, description: 'Payment to a partner', eventAt: at }
  return [
    {
      ...about,
      key: `hold:${id}:placed`,
      kind: 'hold.placed',
      entries: [
        { owner, account: 'available', amount: cents(-amount) },
        { owner, account: 'held', amount: cents(amount) },
      ],
    },
    {
      ...about,
      key: `hold:${id}:resolved`,
      kind: 'payment.sent',
      entries: [
        { owner, account: 'held', amount: cents(-amount) },
        { owner: 'platform', account: 'fees', amount: cents(fee) },
        { owner: 'platform', account: 'payouts', amount: cents(amount - fee) },
      ],
    },
  ]
}

export async function signUp(address: string): Promise<GrownCompany & { userId: string }> {
  const email = `growth-${randomUUID()}@bench.example`
  const call = async (path: string, { body, token = '' }: { body?: object; token?: string } = {}) => {
    const answer = await fetch(`${address}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    return answer.json()
  }
  await call(accounts.signup.path, {
    body: {
      ...{ first_name: 'Grete', last_name: 'Bench', company_name: 'Growing Ltd', work_email: email },
      ...{ countryCode: '+1', company_phone_number: '2125550147', company_reg_number: 'NY4471' },
      ...{ company_region: 'US', pwd: 'Harbour-Lantern-27' },
    },
  })
  const [mail] = (await call(`/sandbox/mailbox?to=${encodeURIComponent(email)}`)) as { text: string }[]
  const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0]
  const { jwt: token } = (await call(accounts.verify.path, { body: { email, verify_code: code } })) as {
    jwt: string
  }
  // Its wallets are opened by a job.
  while (((await call(wallet.balances.path, { token })) as unknown[]).length < 2) await delay(50)
  const { data } = (await call(accounts.profile.path, { token })) as {
    data: { uid: string; user_id: string }
  }
  return { token, companyId: data.uid, userId: data.user_id }
}
