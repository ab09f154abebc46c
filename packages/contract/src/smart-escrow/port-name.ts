/** "Port of Hamburg, DE" and "Hamburg (CTA)": spelling, accents, the country and what is in brackets do not make another port. */
export const portName = (text: string): string =>
  (text.replace(/\(.*?\)/g, ' ').split(',')[0] ?? '')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\b(sea|air)?port( of)?\b/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
