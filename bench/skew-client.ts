import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from 'pg'
import { senderOf, type Transfer } from './skew-designs.ts'
import type { ClientResult, SkewLoad } from './skew-load.ts'

// One client of the skew bench: asks at even distances, and measures from when each transfer was due.

const [load] = (await once(process, 'message')) as [SkewLoad]
const sender = senderOf(load.design, load.connectionString)
const mostAmount = 1_000
const result: ClientResult = {
  ...{ accepted: 0, refused: 0, errors: 0, deadlocks: 0, dropped: 0, acceptedInAll: 0, postedTwice: 0 },
  latencies: [],
}

/** How probable the accounts up to each are together: account n is drawn in proportion to 1 / n to the exponent. */
const shares = new Float64Array(load.accounts)
let total = 0
for (let i = 0; i < load.accounts; i++) {
  total += (i + 1) ** -load.exponent
  shares[i] = total
}

function someAccount(): number {
  const point = Math.random() * total
  let [low, high] = [0, load.accounts - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((shares[middle] ?? 0) < point) low = middle + 1
    else high = middle
  }
  return low + 1
}

function someTransfer(): Transfer {
  const payer = someAccount()
  let payee = someAccount()
  while (payee === payer) payee = someAccount()
  return { payer, payee, amount: 1 + Math.floor(Math.random() * mostAmount) }
}

const start = performance.now()
const measuredFrom = start + load.warmUpSeconds * 1000
const end = measuredFrom + load.seconds * 1000
const isMeasured = (moment: number) => moment >= measuredFrom && moment < end
let waiting = 0

async function send(due: number): Promise<void> {
  waiting += 1
  try {
    const isAccepted = await sender.send(someTransfer())
    const now = performance.now()
    if (isAccepted) result.acceptedInAll += 1
    if (!isMeasured(now)) return
    result[isAccepted ? 'accepted' : 'refused'] += 1
    result.latencies.push(now - due)
  } catch (error) {
    // Also outside the measured seconds: none is ever expected.
    result.errors += 1
    result.firstError ??= String(error)
    if (error instanceof DatabaseError && error.code === '40P01') result.deadlocks += 1
  } finally {
    waiting -= 1
  }
}

for (let asked = 0; performance.now() < end; await delay(1)) {
  for (; asked < ((performance.now() - start) / 1000) * load.rate; asked++) {
    const due = start + (asked / load.rate) * 1000
    if (waiting < load.mostWaiting) void send(due)
    else if (isMeasured(due)) result.dropped += 1
  }
}
while (waiting > 0) await delay(5)
result.postedTwice = await sender.replay()
await sender.end()
process.send?.(result, () => process.disconnect?.())
