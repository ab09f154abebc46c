import type { Currency } from '@tradelane/money'

/**
 * The European Central Bank's euro foreign exchange reference rates of 31 December 2024: one euro in each currency. The
 * sandbox's walk starts here; nothing shows these figures as the rates of a later day. Entered by hand, so compare with
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates whenever a newer day replaces them.
 */
export const ecbTable = {
  asOf: '2024-12-31',
  perEuro: {
    USD: '1.0389',
    JPY: '163.06',
    GBP: '0.82918',
    AUD: '1.6772',
    CAD: '1.4948',
    CHF: '0.9412',
    CNY: '7.5833',
    SEK: '11.4590',
    NZD: '1.8532',
    MXN: '21.5504',
    SGD: '1.4164',
    HKD: '8.0686',
    NOK: '11.7950',
    KRW: '1532.15',
    TRY: '36.7372',
    INR: '88.9335',
    BRL: '6.4253',
    ZAR: '19.6188',
  } satisfies Partial<Record<Currency, string>>,
  /** The ECB has published no rouble rate since 1 March 2022: this is its last one. */
  suspended: {
    RUB: { perEuro: '117.201', asOf: '2022-03-01' },
  } satisfies Partial<Record<Currency, { perEuro: string; asOf: string }>>,
}
