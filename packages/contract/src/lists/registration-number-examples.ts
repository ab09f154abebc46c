/**
 * What a company's registration number is called and looks like, by country. Names and forms: Klarna, "Legal registration number" (docs.klarna.com,
 * read on 23 Nov 2026), compared with Mangopay's "Company number" (docs.mangopay.com). Examples are none of a real company's where a
 * number without check digits exists; those with check digits are checked by `stdnum` in the test.
 */
const table = `
AT Firmenbuchnummer: FN 122119m
AU ACN: 004 085 616
BE enterprise number: 0428.759.497
BR CNPJ: 16.727.230/0001-97
CH UID: CHE-100.155.212
CN unified social credit code: 91110000600037341L
DE commercial register: HRB 12345
DK CVR number: 13585628
ES CIF: A13585625
FI Y-tunnus: 2077474-0
FR SIREN: 552 008 443
GB company number: 01234567
IE company number: 123456
IN CIN: U12345MH2010PLC123456
IT codice fiscale: 00743110157
JP corporate number: 5835678256246
KR business registration number: 116-82-00276
NL KVK number: 12345678
NO organisation number: 988 077 917
PL KRS number: 0000123456
SE organisation number: 123456-7897
SG UEN: 00192200M
US EIN: 12-3456789
ZA registration number: 2020/123456/07
`
type Example = { name: string; example: string }

export const registrationNumberExamples: ReadonlyMap<string, Example> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', example = ''] = line.slice(3).split(': ')
      return [line.slice(0, 2), { name, example }]
    }),
)
