import { createHash, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Endpoint, WireInput } from '@tradelane/contract'
import { documents } from '@tradelane/contract/documents/calls'
import { simplePayments } from '@tradelane/contract/simple-payment/calls'
import { type Payer, tryToPrepare } from '../given-payment.ts'
import { pdfFile } from '../sample-files.ts'
import { failure, type TestApp } from '../test-app.ts'
import type { KeptLedger } from './kept-ledger.ts'

/** In turn: most payments are paid; the played provider refuses, gives back, answers late or loses its answer. */
const references = [
  ...['Invoice 1', 'Invoice 2', 'SIM-REJECT', 'Invoice 3', 'SIM-SLOW', 'Invoice 4', 'SIM-REJECT-LATE'],
  ...['Invoice 5', 'SIM-TIMEOUT', 'Invoice 6', 'SIM-RETURN', 'SIM-RETURN SIM-TIMEOUT'],
]
const amount = 10
const pauseMs = 100
/** A company has room for 1,000 documents, and the small disk for some 4,000 files: half an hour of these is 720. */
const betweenUploadsMs = process.env.SOAK_MINUTES ? 2_500 : pauseMs
const patienceMs = 20_000

type Scene = { app: TestApp; address: string; ledger: KeptLedger }
type Reply = { status: number; body: unknown }

/** People who pay and upload, one thing after the other, and send the same again until it is answered. */
export function startClients(scene: Scene, payers: Payer[]) {
  let isOver = false
  const counts = { paid: 0, refused: 0, stored: 0, again: 0, longestWaitMs: 0 }
  let lastPaidAt = Date.now()
  const again = () => void counts.again++

  const pay = async (payer: Payer, reference: string) => {
    const line = await submit(scene, payer, { reference, again })
    if (!line) return void (await sleep(pauseMs))
    scene.ledger.add(line)
    counts[line.kind]++
    if (line.kind === 'refused') return
    counts.longestWaitMs = Math.max(counts.longestWaitMs, line.at - lastPaidAt)
    lastPaidAt = line.at
  }
  const [uploader, ...paying] = payers
  const working = [
    ...paying.map(async (payer, index) => {
      for (let turn = index; !isOver; turn++) await pay(payer, references[turn % references.length] ?? '')
    }),
    (async () => {
      for (let number = 1; uploader && !isOver; number++) {
        scene.ledger.add(await upload(scene, uploader, { number, again }))
        counts.stored++
        await sleep(betweenUploadsMs)
      }
    })(),
  ]
  return {
    counts,
    /** How long nothing was paid is counted from here. */
    beginCounting: () => {
      Object.assign(counts, { paid: 0, refused: 0, stored: 0, again: 0, longestWaitMs: 0 })
      lastPaidAt = Date.now()
    },
    stop: async () => {
      isOver = true
      await Promise.all(working)
    },
  }
}

export type Clients = ReturnType<typeof startClients>

type Again = { again: () => void }

/** The answer to a payment; undefined where none could be prepared. */
async function submit(
  { app, address, ledger }: Scene,
  payer: Payer,
  { reference, again }: Again & { reference: string },
) {
  const body = await tryToPrepare(app, payer, { amount, reference }).catch(() => undefined)
  if (!body) return undefined
  const id = body.simple_payment_id
  ledger.add({ kind: 'asked', id, companyId: payer.companyId, reference, amount })
  const sending = { input: { body }, token: payer.token, again }
  const { status, code } = await untilAnswered(address, simplePayments.save, sending)
  const at = Date.now()
  return status === 200
    ? ({ kind: 'paid', id, at } as const)
    : ({ kind: 'refused', id, at, status, code } as const)
}

async function upload({ address }: Scene, payer: Payer, { number, again }: Again & { number: number }) {
  const bytes = pdfFile({ line: `Certificate ${number}` })
  const file = { base64File: bytes.toString('base64'), file_name: `Certificate ${number}.pdf` }
  const body = { ...file, folder_name: 'user', is_invoice: false } as const
  const sending = { input: { body }, token: payer.token, again }
  const reply = await untilAnswered(address, documents.upload, sending)
  if (reply.status !== 200) throw new Error(`The upload was refused: ${JSON.stringify(reply.body)}`)
  const documentUrl = (reply.body as { url: string }).url
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { kind: 'stored', documentUrl, sha256, at: Date.now() } as const
}

/** Sends the same under one key. Not given up when the time is over: what is on its way is answered first. */
async function untilAnswered<E extends Endpoint>(
  address: string,
  call: E,
  { again, ...sending }: Omit<Sending<E>, 'key'> & Again,
) {
  const key = randomUUID()
  for (;;) {
    const reply = await send(address, call, { ...sending, key }).catch(() => undefined)
    const code = reply && failure(reply).error?.code
    const isTemporary = !reply || reply.status === 503 || code === 'IDEMPOTENCY_KEY_BUSY'
    if (reply && !isTemporary) return { ...reply, code }
    again()
    await sleep(pauseMs)
  }
}

type Sending<E extends Endpoint> = { input: WireInput<E>; token: string; key: string }

async function send<E extends Endpoint>(
  address: string,
  call: E,
  { input, token, key }: Sending<E>,
): Promise<Reply> {
  const response = await fetch(`${address}/api${call.path}`, {
    method: call.method,
    headers: {
      ...{ 'content-type': 'application/json', authorization: `Bearer ${token}` },
      'idempotency-key': key,
    },
    body: JSON.stringify((input as { body: unknown }).body),
    signal: AbortSignal.timeout(patienceMs),
  })
  return { status: response.status, body: await response.json() }
}
