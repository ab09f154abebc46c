/**
 * Invented, as the insurer is: whom the holder of a certificate asks for a survey at the destination, who also settles the claim there. Countries
 * that are not listed are served from London.
 */
const offices: Readonly<Record<string, string>> = {
  AE: 'Dubai',
  AU: 'Sydney',
  BE: 'Antwerp',
  BR: 'Santos',
  CA: 'Montreal',
  CN: 'Shanghai',
  DE: 'Hamburg',
  ES: 'Valencia',
  FR: 'Le Havre',
  GH: 'Tema',
  IN: 'Mumbai',
  IT: 'Genoa',
  JP: 'Yokohama',
  KE: 'Mombasa',
  KR: 'Busan',
  MX: 'Veracruz',
  NG: 'Lagos',
  NL: 'Rotterdam',
  SG: 'Singapore',
  TR: 'Istanbul',
  US: 'New York',
  ZA: 'Durban',
}

export function surveyorIn(country: string | null): string {
  const office = offices[country ?? ''] ?? 'London'
  const name = office.toLowerCase().replaceAll(' ', '')
  return `Harbour Survey & Claims, ${office} office, ${name}@harbour-survey.example`
}
