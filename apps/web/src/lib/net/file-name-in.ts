/** The name of a file in its Content-Disposition: the full one of RFC 8187, and not the one for old clients, which has `_` for many letters. */
export function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1]
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1]
}
