const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Written out or as 2026-11-30: 03/04/2026 may be in March or in April. Null for a day that no calendar has. */
export function dayBehind(text: string, words: string): string | null {
  const written = new RegExp(
    `\\b(?:${words})\\b\\s{0,20}:?\\s{0,20}(?:(\\d{4}-\\d{2}-\\d{2})|(\\d{1,2})[. -]*([A-Za-z]{3})[a-z]*[., -]*(\\d{4}))`,
    'i',
  ).exec(text)
  if (!written) return null
  const [, iso, day = '', month = '', year] = written
  const place = String(months.indexOf(month.toLowerCase()) + 1).padStart(2, '0')
  const found = iso ?? `${year}-${place}-${day.padStart(2, '0')}`
  const at = new Date(found)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(found) ? found : null
}
