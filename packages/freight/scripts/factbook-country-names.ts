/** Names that The World Factbook had for countries in 2016. */
export const factbookCountryNames: Record<string, string> = {
  AE: 'UAE',
  BS: 'The Bahamas',
  CD: 'DRC',
  CG: 'Congo (Brazzaville)',
  CI: "Cote d'Ivoire",
  CV: 'Cabo Verde',
  CZ: 'Czech Republic',
  GM: 'The Gambia',
  MK: 'Macedonia',
  MM: 'Burma',
  SZ: 'Swaziland',
  TR: 'Turkey',
}
