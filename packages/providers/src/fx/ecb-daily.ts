import { isCurrency, rateFromText } from '@tradelane/money'
import { SaxesParser } from 'saxes'
import { ProviderUnavailable } from '../provider-unavailable.ts'
import type { DayTable, ReferenceTables } from './day-table.ts'

export type EcbOptions = { url: string; timeoutMs?: number }

/** The official file is 2 KB. */
const mostBytes = 200_000

/**
 * The ECB's daily file of euro reference rates, published at about 16:00 Central European Time on every TARGET day. Throws
 * ProviderUnavailable for everything but a table that was read whole: half a table must not be stored.
 */
export function ecbDaily({ url, timeoutMs = 15_000 }: EcbOptions): ReferenceTables {
  return { fetchNewest: async () => readDayTable(await fetchText(url, timeoutMs)) }
}

async function fetchText(url: string, timeoutMs: number): Promise<string> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`answered with ${response.status}`)
    const text = await response.text()
    if (text.length > mostBytes) throw new Error(`${text.length} characters are not a table of rates`)
    return text
  } catch (cause) {
    throw new ProviderUnavailable('the daily file of reference rates could not be fetched', { cause })
  }
}

/** `<Cube time="2026-11-20"><Cube currency="USD" rate="1.0389"/>…</Cube>`, at any depth of the envelope. */
export function readDayTable(xml: string): DayTable {
  try {
    const { days, rates } = cubesOf(xml)
    const [day = ''] = days
    if (days.length !== 1) throw new Error(`${days.length} days instead of one`)
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new Error(`${JSON.stringify(day)} is not a day`)
    const perEuro: Partial<Record<string, string>> = Object.fromEntries(rates)
    if (!perEuro.USD) throw new Error('no rate of the US dollar')
    return { day, asOf: publishedAt(day), source: 'ECB euro reference rate', perEuro }
  } catch (cause) {
    throw new ProviderUnavailable('the daily file of reference rates could not be read', { cause })
  }
}

/** Throws where the text is not well-formed XML. */
function cubesOf(xml: string) {
  const days: string[] = []
  const rates: [string, string][] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ attributes: { time, currency, rate = '' } }) => {
    if (time !== undefined) days.push(time)
    // Currencies that we do not know are left out; a rate that is no rate makes the whole file unreadable.
    if (currency === undefined || !isCurrency(currency)) return
    rateFromText(rate, 'EUR', currency)
    rates.push([currency, rate])
  })
  parser.write(xml).close()
  return { days, rates }
}

/** 16:00 Central European Time; in summer it is there an hour before. */
const publishedAt = (day: string): Date => new Date(`${day}T15:00:00Z`)
