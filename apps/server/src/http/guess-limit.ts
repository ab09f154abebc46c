import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify'
import { networkOf } from '../access/network-of.ts'
import type { Deps } from '../deps/deps.ts'
import { Refusal } from '../refusal.ts'

/** Calls without a session could guess passwords, codes and addresses: their limit is a tenth. */
function isGuessable({ method, config }: RouteOptions): boolean {
  return [method].flat().includes('POST') && config?.auth === 'none' && !config.isPublic
}

/**
 * Counts them by network in the database, so that several processes allow together what one allows. Refuses with
 * TOO_MANY_REQUESTS above the limit, until a minute after the first of them. To be added after the limit that each process counts in
 * its memory: a flood ends there, and does not reach the database.
 */
export function limitGuesses(app: FastifyInstance, { pool, config }: Deps): void {
  const most = Math.max(1, Math.floor(config.rateLimit / 10))
  const count = async (request: FastifyRequest) => {
    const { rows } = await pool.query<{ calls: number; seconds: number }>({
      name: 'count-guess',
      text: countGuess,
      values: [networkOf(request.ip)],
    })
    const [counted] = rows
    if (counted && counted.calls > most)
      throw new Refusal('TOO_MANY_REQUESTS', { retryAfterSeconds: counted.seconds })
  }
  // At the routes, as the other limit is: a hook of the whole server would run before it.
  app.addHook('onRoute', (route) => {
    if (isGuessable(route)) route.onRequest = [...[route.onRequest ?? []].flat(), count]
  })
}

/** Rows of earlier hours go with it, a few at a time. */
const countGuess = `
  with old as (
    delete from guess_counts where address in (
      select address from guess_counts where started_at < now() - interval '1 hour' limit 20 for update skip locked)
  )
  insert into guess_counts as known (address) values ($1)
  on conflict (address) do update set
    calls = case when known.started_at > now() - interval '1 minute' then known.calls + 1 else 1 end,
    started_at = case when known.started_at > now() - interval '1 minute' then known.started_at else now() end
  returning calls, ceil(extract(epoch from started_at + interval '1 minute' - now()))::int as seconds`
