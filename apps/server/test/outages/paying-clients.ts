import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { type Final, type Payer, tryToPrepare } from '../given-payment.ts'
import type { SpawnedServer } from '../spawned-server.ts'
import { failure, type TestApp } from '../test-app.ts'

export type Acknowledged = { payer: Payer; simplePaymentId: string; at: number; state: string }
/** An answer that neither is a success nor says that the same request may be sent again. */
export type Unexpected = { status: number; code: string | undefined }

export type Clients = {
  acknowledged: Acknowledged[]
  unexpected: Unexpected[]
  /** Sends without a response or answered with "try again", and payments that could not be prepared: all may be preparing at that moment. */
  retries: number
  stop(): Promise<void>
}

const pauseMs = 100
export const paymentAmount = 10

/** People who prepare and submit one payment after the other, and send again under the same key until it is answered. */
export function startPaying(app: TestApp, product: Pick<SpawnedServer, 'call'>, payers: Payer[]): Clients {
  let isOver = false
  const clients = { acknowledged: [] as Acknowledged[], unexpected: [] as Unexpected[], retries: 0 }

  async function submit(payer: Payer, body: Final): Promise<void> {
    const key = randomUUID()
    // Not given up when the test is over: what is on its way is answered first.
    for (;;) {
      const answer = await product
        .call(simplePayments.save, { body }, { token: payer.token, key })
        .catch(() => undefined)
      const code = answer && failure(answer).error?.code
      if (answer?.status === 200) {
        const { simple_payment_id: simplePaymentId, payment_status: state } = answer.body
        return void clients.acknowledged.push({ payer, simplePaymentId, at: Date.now(), state })
      }
      const isTemporary = !answer || answer.status === 503 || code === 'IDEMPOTENCY_KEY_BUSY'
      if (!isTemporary) return void clients.unexpected.push({ status: answer.status, code })
      clients.retries++
      await sleep(pauseMs)
    }
  }

  async function keepPaying(payer: Payer): Promise<void> {
    while (!isOver) {
      const body = await tryToPrepare(app, payer, { amount: paymentAmount }).catch(() => undefined)
      if (body) await submit(payer, body)
      else {
        clients.retries++
        await sleep(pauseMs)
      }
    }
  }

  const working = payers.map(keepPaying)
  return Object.assign(clients, {
    stop: async () => {
      isOver = true
      await Promise.all(working)
    },
  })
}
