import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FailureAnswer } from '@tradelane/contract'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { appOn } from '../../apps/server/test/app-on.ts'
import { type Final, givenPayer, type Payer, tryToPrepare } from '../../apps/server/test/given-payment.ts'
import { type Answer, type Answers, isTemporary } from './answers.ts'
import { productAddress } from './front.ts'
import { databaseUrl, type Installation, sharedEnvironment } from './product.ts'

export type App = Awaited<ReturnType<typeof appOn>>
export const [balance, amount] = [100_000, 10]
const pauseMs = 100

/** The same product in this process, to prepare payments and to look into the books: it answers nobody. */
export function ownApp(installation: Installation): Promise<App> {
  const database = { connectionString: databaseUrl(installation.password), close: async () => undefined }
  return appOn(database, { ...sharedEnvironment(installation), LOG_LEVEL: 'silent' })
}

export async function givenPayers(app: App, count: number): Promise<Payer[]> {
  const payers = []
  for (let number = 1; number <= count; number++)
    payers.push(await givenPayer(app, { name: `Payer ${number} Ltd`, balance: String(balance) }))
  return payers
}

/** People who pay, one payment after the other, and send each again under its key until it is answered. */
export function startPaying(app: App, payers: Payer[], answers: Answers): { stop(): Promise<void> } {
  let isOver = false

  async function keepPaying(payer: Payer, number: number): Promise<void> {
    while (!isOver) {
      // Throws where the database goes away meanwhile: nothing was submitted yet.
      const body = await tryToPrepare(app, payer, { amount }).catch(() => undefined)
      if (!body) {
        await sleep(pauseMs)
        continue
      }
      const key = randomUUID()
      // Not given up when the run is over: what is on its way is answered first.
      for (;;) {
        const sentAt = Date.now()
        const answer = await submit(payer, body, key)
        const payment = body.simple_payment_id
        answers.add({ payer: number, payment, sentAt, answeredAt: Date.now(), answer })
        if (!isTemporary(answer)) break
        await sleep(pauseMs)
      }
    }
  }

  const working = payers.map(keepPaying)
  return {
    stop: async () => {
      isOver = true
      await Promise.all(working)
    },
  }
}

async function submit(payer: Payer, body: Final, key: string): Promise<Answer['answer']> {
  try {
    const response = await fetch(`${productAddress}/api${simplePayments.save.path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${payer.token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(90_000),
    })
    if (response.status === 200) return 'paid'
    const content = (await response.json().catch(() => ({}))) as Partial<FailureAnswer>
    return `${response.status} ${content.error?.code ?? 'of the proxy'}`
  } catch {
    return 'none'
  }
}
