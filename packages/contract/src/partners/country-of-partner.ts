/** Of a company whose country nobody gave: that of its accounts, where all are in one. */
export function onlyCountryOf(countriesOfAccounts: readonly string[]): string | null {
  const [first, ...more] = new Set(countriesOfAccounts)
  return more.length > 0 ? null : (first ?? null)
}
