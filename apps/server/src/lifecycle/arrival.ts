import { promises } from '@tradelane/contract/lifecycle/promises'
import { countryName } from '@tradelane/contract/lists/bank-countries'
import { dayText } from '@tradelane/contract/primitives/day-text'
import type { Currency } from '@tradelane/money'
import { type BankRest, isBankDay, targetPlace, whyBanksRest } from './bank-days.ts'
import { conversionMinutesEarlier, cutOffs, cutOffZone } from './cut-offs.ts'
import { localDay, plusDays } from './local-days.ts'

/** What decides when money arrives. */
type Transfer = {
  from: Currency
  to: Currency
  /** Of the payee's bank, an ISO 3166 code. Null before an account is chosen: the place where the currency settles. */
  bankCountry: string | null
  /** How it is paid out: SWIFT, or a local clearing. */
  method: string
  /** When it is submitted, or when what holds it is over. */
  at: Date
  /** In words, what holds it until then: a check, a document, a release. */
  heldBy?: string
}

/** The last day of arrival at the payee's bank, and in words why it is later than usual. */
export type Arrival = { day: string; reasons: string[] }

/** Two letters of an ISO 4217 code are the country, but those of the euro. */
const settlesIn = (currency: Currency): string => (currency === 'EUR' ? targetPlace : currency.slice(0, 2))

/**
 * A payment is processed on a day on which its currencies settle, before the cut-off. Then banking days are counted that are such in the payee's
 * bank's country too.
 */
export function arrivalOf(transfer: Transfer): Arrival {
  const { from, to, method, at, heldBy } = transfer
  const settling = unique([settlesIn(to), settlesIn(from)])
  const places = unique([...settling, countsIn(transfer)])
  const usualDays = promises[method === 'SWIFT' ? 'swiftPayout' : 'localPayout'].businessDays
  const today = localDay(at, cutOffZone)
  const reasons: string[] = heldBy ? [heldBy] : []
  const rests = (day: string, where: readonly string[]) => {
    const why = where.flatMap((place) => wordsOf(day, place) ?? [])
    reasons.push(...why)
    return why.length > 0
  }

  let day = today
  const cutOff = cutOffOf(transfer)
  if (timeIn(at) >= cutOff && settling.every((place) => isBankDay(today, place))) {
    if (!heldBy)
      reasons.push(`The payment came after the cut-off of ${cutOff} UK time for ${namesOf(from, to)}.`)
    day = plusDays(day, 1)
  }
  while (rests(day, settling)) day = plusDays(day, 1)
  for (let left = usualDays; left > 0; ) {
    day = plusDays(day, 1)
    if (!rests(day, places)) left -= 1
  }
  return { day, reasons: unique(reasons) }
}

type Counted = Pick<Transfer, 'from' | 'to' | 'bankCountry' | 'method'>

/**
 * Whose days count beside those of the currencies. A euro transfer within SEPA counts those of TARGET alone: its calendar is that of SEPA,
 * and a national holiday is none (Iberpay's calendar at cajamar.es; hettwer-beratung.de, "SEPA Geschäftstage"; read on 2026-11-28).
 */
const countsIn = ({ to, bankCountry, method }: Pick<Counted, 'to' | 'bankCountry' | 'method'>): string =>
  bankCountry === null || (to === 'EUR' && method === 'LOCAL') ? settlesIn(to) : bankCountry

/** By whose calendar the days of a transfer are counted. */
export function countedIn({ from, to, ...bank }: Counted): string {
  const places = unique([settlesIn(from), settlesIn(to), countsIn({ to, ...bank })]).map(nameOfPlace)
  const names = new Intl.ListFormat('en-GB').format(places)
  const both = from === to ? '' : ' It is converted on a day on which both currencies settle.'
  return `Counted in days on which banks work in ${names}.${both}`
}

function cutOffOf({ from, to, method }: Transfer): string {
  const clearing = method === 'SWIFT' ? 'swift' : 'local'
  const known = (currency: Currency): string => cutOffs[currency]?.[clearing] ?? '09:00'
  if (from === to) return known(to)
  const [earliest = ''] = [known(from), known(to)].toSorted()
  const [hours = 0, minutes = 0] = earliest.split(':').map(Number)
  const total = hours * 60 + minutes - conversionMinutesEarlier
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}`
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: cutOffZone },
})
const timeIn = (at: Date): string => timeFormat.format(at)

const namesOf = (from: Currency, to: Currency): string =>
  from === to ? `payments in ${to}` : `converting ${from} to ${to}`

function wordsOf(day: string, place: string): string | undefined {
  const why = whyBanksRest(day, place)
  return why && textOf(why, day, place)
}

function textOf(why: BankRest, day: string, place: string): string {
  const isSunday = new Date(day).getUTCDay() === 0
  const isUsual = isSunday || new Date(day).getUTCDay() === 6
  if (why.kind === 'weekend')
    return isUsual
      ? 'Banks do not work at the weekend.'
      : `Banks in ${nameOfPlace(place)} do not work on Fridays.`
  const name = why.name ? `: ${why.name}` : ''
  return place === targetPlace
    ? `On ${dayText(day)} no payments in EUR are settled${name}.`
    : `${dayText(day)} is a bank holiday in ${nameOfPlace(place)}${name}.`
}

/** "India", "the euro area". */
const nameOfPlace = (place: string): string => {
  if (place === targetPlace) return 'the euro area'
  return countryName(place).replace(/^(United |Netherlands|Philippines)/, 'the $1')
}

export const placeOf = (currency: Currency, bankCountry: string | null): string =>
  nameOfPlace(bankCountry ?? settlesIn(currency))

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)]
