import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { promisedMs } from '@tradelane/contract/lifecycle/promises'
import type { Deps } from '../../../deps/deps.ts'
import type { LinkRow } from '../../../entries/link-purpose.ts'

/**
 * The secret of a link, with 256 bits that only the server's secret brings about. It is the same in each mail of the link, and another one
 * once the link is sent again. Nothing of it is stored but its hash.
 */
export const tokenOf = ({ config }: Deps, { link_id, mails }: Pick<LinkRow, 'link_id' | 'mails'>): string =>
  createHmac('sha256', `link token:${config.secret}`).update(`${link_id}:${mails}`).digest('base64url')
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

/**
 * What an opened link is used with. Nothing is stored: it names the moment at which it ends, signed together with the
 * link's token, so that it ends with the token too.
 */
export function newSession({ config, wallClock }: Deps, link: LinkRow): string {
  const endsAt = wallClock.now().getTime() + promisedMs('openedLink')
  return `${endsAt}.${signature(config.secret, link, endsAt)}`
}

export function isSession({ config, wallClock }: Deps, link: LinkRow, session: string): boolean {
  const [, end = '', given = ''] = /^(\d{1,15})\.([\w-]{43})$/.exec(session) ?? []
  if (given === '' || Number(end) <= wallClock.now().getTime()) return false
  return timingSafeEqual(Buffer.from(given), Buffer.from(signature(config.secret, link, Number(end))))
}

const signature = (secret: string, { link_id, token_hash }: LinkRow, endsAt: number): string =>
  createHmac('sha256', `link:${secret}`).update(`${link_id}:${token_hash}:${endsAt}`).digest('base64url')
