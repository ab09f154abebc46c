import { isIPv6 } from 'node:net'

/**
 * What calls are limited by where nobody is signed in. A caller with IPv6 has a network of 2^64 addresses, so its first half counts as
 * one; an IPv4 address counts alone, also as the IPv6 socket writes it.
 */
export function networkOf(ip: string): string {
  const address = ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(address)) return address
  const [start = '', end] = address.split('::')
  const groups = start.split(':').filter(Boolean)
  const last = end?.split(':').filter(Boolean) ?? []
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last]
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
