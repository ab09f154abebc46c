import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../access/network-of.ts'
import type { Deps } from '../deps/deps.ts'
import { CallCounts } from './call-counts.ts'

const shareEveryMs = 1_000

/** The limit by address, and the counts that the limit by account uses, too (see mount.ts): of all processes together. */
export async function limitCalls(app: FastifyInstance, { pool, config, log }: Deps): Promise<void> {
  const counts = new CallCounts(pool)
  shareEachSecond(app, counts, log)
  app.decorate('uncountAddress', (request: FastifyRequest) => counts.takeBack(addressOf(request)))
  await app.register(rateLimit, {
    // An address may be a whole office, so its limit is higher than an account's.
    max: config.rateLimit * 4,
    timeWindow: '1 minute',
    keyGenerator: addressOf,
    allowList: (request) => !request.url.startsWith('/api'),
    store: class {
      incr(caller: string, answer: Answer, _timeWindow: number, max: number): void {
        answer(null, counts.add(caller, max))
      }
      child() {
        return this
      }
    },
  })
}

const addressOf = (request: FastifyRequest): string => `all:${networkOf(request.ip)}`

declare module 'fastify' {
  interface FastifyInstance {
    /** A call that its account's limit refused does not count for the address: others there go on. Its body must not have been read. */
    uncountAddress(request: FastifyRequest): void
  }
}

type Answer = (error: Error | null, result?: { current: number; ttl: number }) => void

/** Without the database each process goes on with what it knows: the counts end with their minute. */
function shareEachSecond(app: FastifyInstance, counts: CallCounts, log: Deps['log']): void {
  let sharing: Promise<void> | undefined
  const share = () => {
    sharing ??= counts
      .share()
      .catch((err: unknown) => log.debug({ err }, 'the counts of calls could not be shared'))
      .finally(() => {
        sharing = undefined
      })
  }
  const timer = setInterval(share, shareEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await sharing
  })
}
