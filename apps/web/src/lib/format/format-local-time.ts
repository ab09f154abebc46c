const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' } as const

type Formats = { day: Intl.DateTimeFormat; time: Intl.DateTimeFormat }
/** Making a format takes long, and a page has many times of few places. */
const made = new Map<string, Formats>()

function formatsOf(timeZone: string): Formats {
  const known = made.get(timeZone)
  if (known) return known
  const zone = isKnown(timeZone) ? { timeZone } : {}
  const formats = {
    day: new Intl.DateTimeFormat('en-GB', { ...day, ...zone }),
    time: new Intl.DateTimeFormat('en-GB', { ...time, ...zone }),
  }
  made.set(timeZone, formats)
  return formats
}

/** A browser may be older than a zone: then the reader's own is shown, and named. */
function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en-GB', { timeZone }))
  } catch {
    return false
  }
}

/** "21 Nov 2026" as a calendar at a place shows it. */
export const formatLocalDay = (value: string, timeZone: string): string =>
  formatsOf(timeZone).day.format(new Date(value)).replace('Sept', 'Sep')

/** "21 Nov 2026, 14:05 GMT+8" as a clock at a place shows it. */
export const formatLocalInstant = (value: string, timeZone: string): string =>
  `${formatLocalDay(value, timeZone)}, ${formatsOf(timeZone).time.format(new Date(value))}`
