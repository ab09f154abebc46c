import { forgetPreference, keepPreference, readPreference } from '../../../../lib/browser/preferences.ts'

/** The intro's address, also when the user has chosen to skip it. */
export const introAddress = '/logistics?intro=1'
export const cargoAddress = '/logistics/cargo-details'

/** Whether this browser goes straight to the cargo. */
export function isIntroSkipped(): boolean {
  return readPreference('skip-logistics-intro') === '1'
}

export function skipIntro(isSkipped: boolean): void {
  if (isSkipped) keepPreference('skip-logistics-intro', '1')
  else forgetPreference('skip-logistics-intro')
}
