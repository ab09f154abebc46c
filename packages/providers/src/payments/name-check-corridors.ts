import type { Currency } from '@tradelane/money'

/**
 * Whose names of account holders Nium Verify can ask for, of the currencies in which banks must answer: Verification of Payee in the euro
 * area (Regulation (EU) 2024/886, since 9 October 2025), Confirmation of Payee in the United Kingdom, and India. Read on 28 November 2026 at
 * docs.nium.com, "Required Fields", as far as its copy goes, which ends at LT; NL and PL from its edition
 * of December 2024, ES, LU, MT, PT, SI and SK as members of the euro area (changelog of 3 March 2026: available for all corridors).
 */
export const checkedCorridors: Readonly<Partial<Record<Currency, readonly string[]>>> = {
  EUR: [
    ...['AT', 'BE', 'CY', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
    ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'SI', 'SK'],
  ],
  GBP: ['GB'],
  INR: ['IN'],
}
