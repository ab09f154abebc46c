import { countries } from '../lists/country-names.ts'

/** Of the same name, and not of two countries: Cartagena in Spain is not Cartagena in Colombia. */
export function isSamePort(one: string, other: string): boolean {
  if (portName(one) !== portName(other)) return false
  const [here, there] = [countryIn(one), countryIn(other)]
  return here === undefined || there === undefined || here === there
}

/** “ES” of “Cartagena, Spain”, “Cartagena, ES” and “Cartagena (Spain)”. */
function countryIn(text: string): string | undefined {
  const parts = text.split(/[,()]/).slice(1)
  const named = parts.map((part) => part.trim().toLowerCase())
  return countries.find(
    ({ code, description }) =>
      named.includes(code.toLowerCase()) || named.includes(description.toLowerCase()),
  )?.code
}

/** "Port of Hamburg, DE" and "Hamburg (CTA)": spelling, accents, the country and what is in brackets do not make another port. */
export const portName = (text: string): string =>
  (text.replace(/\(.*?\)/g, ' ').split(',')[0] ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\b(sea|air)?port( of)?\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
