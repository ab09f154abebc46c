/** A carrier's mark: its initials on its colour. The carriers are invented, and so have no other. */
export function carrierLogo(carrier: string, colour: string): string {
  const initials = carrier
    .split(/[^\p{L}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join('')
  const text = `<text x="20" y="26" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="700" fill="#fff">${initials}</text>`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="8" fill="${colour}"/>${text}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(picture)}`
}
