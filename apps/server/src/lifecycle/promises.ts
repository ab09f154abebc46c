const dayMs = 24 * 60 * 60_000

/** The same hour so many business days later: Monday to Friday, by Greenwich; holidays differ by country and count. */
export function afterBusinessDays(from: Date, days: number): Date {
  let at = from.getTime()
  for (let left = days; left > 0; ) {
    at += dayMs
    const weekday = new Date(at).getUTCDay()
    if (weekday !== 0 && weekday !== 6) left -= 1
  }
  return new Date(at)
}
