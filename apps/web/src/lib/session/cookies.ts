import { promisedMs } from '@tradelane/contract/lifecycle/promises'

const sessionSeconds = promisedMs('session') / 1000

export function readCookie(name: string): string | undefined {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`))
  return found ? decodeURIComponent(found.slice(name.length + 1)) || undefined : undefined
}

export function writeCookie(name: string, value: string, maxAgeSeconds = sessionSeconds): void {
  // Browsers refuse Secure cookies over plain HTTP, which is allowed only on localhost.
  const isLocal = /^(localhost|127\.0\.0\.1|\[::1\])$|\.localhost$/.test(location.hostname)
  const secure = isLocal ? '' : '; Secure'
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet, and is asynchronous
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Strict${secure}`
}

export function deleteCookie(name: string): void {
  writeCookie(name, '', 0)
}
