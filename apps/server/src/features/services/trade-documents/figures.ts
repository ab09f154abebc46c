/** By the field that is at fault. */
export type Faults = Record<string, string>

/** 12.50 and 12.5 are one amount; zeros behind the last decimal of a currency are none too many. */
export const trimmed = (text: string): string => (text.includes('.') ? text.replace(/\.?0+$/, '') : text)

/** 12000.5 as 12,000.5. */
export function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const digits = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? digits : `${digits}.${fraction}`
}
