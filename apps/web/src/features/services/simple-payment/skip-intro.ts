import { forgetPreference, keepPreference, readPreference } from '../../../lib/browser/preferences.ts'

/** Whether this browser goes straight to the beneficiary. */
export function isIntroSkipped(): boolean {
  return readPreference('skip-payment-intro') === '1'
}

export function skipIntro(isSkipped: boolean): void {
  if (isSkipped) keepPreference('skip-payment-intro', '1')
  else forgetPreference('skip-payment-intro')
}
