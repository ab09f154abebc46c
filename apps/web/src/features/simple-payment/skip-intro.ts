const place = 'skip-payment-intro'

/** Whether this browser goes straight to the beneficiary. Storage switched off means no. */
export function isIntroSkipped(): boolean {
  try {
    return localStorage.getItem(place) === '1'
  } catch {
    return false
  }
}

export function skipIntro(isSkipped: boolean): void {
  try {
    if (isSkipped) localStorage.setItem(place, '1')
    else localStorage.removeItem(place)
  } catch {
    // Then the page is shown again next time.
  }
}
