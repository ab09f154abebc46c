/** The digits of a code that is written with dots or spaces, and undefined of what is no code: two, four, six, eight or ten digits. */
export function hsDigits(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, '')
  return /^(\d\d){1,5}$/.test(digits) ? digits : undefined
}

/** As customs write it: '84', '84.71', '8471.30', '8471.30.00'. */
export function hsText(code: string): string {
  if (code.length <= 4) return code.replace(/^(\d\d)(\d\d)$/, '$1.$2')
  return [code.slice(0, 4), ...(code.slice(4).match(/\d{1,2}/g) ?? [])].join('.')
}
