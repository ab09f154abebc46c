/** An address as people type it, without spaces, user name or backslash: "example.com", "https://www.example.com/shop". */
const address = /^(?:https?:\/\/)?([^\s/?#@\\:]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i
/** At least two names; the last one is not a number, so that it is no IP address. */
const domain = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/

/** Whether a text is the address of a public website, by http or https. International names count: "bücher.example". */
export function isWebsite(text: string): boolean {
  const host = address.exec(text)?.[1]
  if (host === undefined) return false
  try {
    // It answers international names as they travel: "xn--bcher-kva.example".
    return domain.test(new URL(`https://${host}`).hostname)
  } catch {
    return false
  }
}
