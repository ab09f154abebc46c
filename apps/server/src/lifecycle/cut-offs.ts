import type { Currency } from '@tradelane/money'

/** Payments and conversions are processed on the same day when they are submitted before this time, by a clock in London. */
export const cutOffZone = 'Europe/London'

type CutOff = { swift: string; local: string; source: string; readOn: string }

const timelines =
  'Currencycloud, Payment timelines in UK time, https://support.currencycloud.com/hc/en-gb/articles/360018416679'
const iban = 'iBanFirst, Payment cut-off times (CET), https://support.ibanfirst.com/en/articles/23242'
const group = 'Currencycloud, Payment timelines: as the other currencies of its group in the FX timelines'
const careful = 'none found: as the earliest of the others'
const at = (swift: string, local: string, source: string): CutOff => ({
  ...{ swift, local, source },
  readOn: '2026-11-28',
})

/**
 * The payments provider publishes no table of its own (its documentation says that corridor, clearing, cut-off and the holidays of both countries
 * count). These are times of providers that pay into the same clearings. Where two sources differ, the earlier time is here.
 */
export const cutOffs: Readonly<Partial<Record<Currency, CutOff>>> = {
  AUD: at('14:00', '13:30', timelines),
  CAD: at('16:45', '16:00', timelines),
  CHF: at('10:00', '10:00', iban),
  CNY: at('09:00', '09:00', timelines),
  EUR: at('14:30', '13:00', `${timelines}; SEPA: ${iban}`),
  GBP: at('15:30', '15:30', iban),
  HKD: at('14:00', '14:00', timelines),
  INR: at('16:30', '16:30', timelines),
  JPY: at('14:00', '14:00', timelines),
  MXN: at('08:00', '07:30', timelines),
  NOK: at('10:00', '10:00', `${timelines}; ${iban}`),
  NZD: at('14:00', '14:00', timelines),
  SEK: at('10:00', '10:00', iban),
  SGD: at('14:00', '14:00', group),
  TRY: at('09:00', '09:00', iban),
  USD: at('16:00', '16:00', iban),
  ZAR: at('10:00', '10:00', iban),
  BRL: at('09:00', '09:00', careful),
  KRW: at('09:00', '09:00', careful),
  RUB: at('09:00', '09:00', careful),
}

/**
 * A conversion has to be made this much earlier: the FX timelines give 13:00 where the payment timelines give 14:00, and 08:00 for 09:00
 * (https://help.avinodegroup.com/hc/en-us/articles/7938207341723, read on 2026-11-28).
 */
export const conversionMinutesEarlier = 60
