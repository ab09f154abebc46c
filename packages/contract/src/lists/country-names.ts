import type { CodeListEntry } from './code-lists.ts'

// ISO 3166-1, all 249 codes in force, by the English short names of Debian's iso-codes 4.15 (its common name where it
// gives one, such as Vietnam for Viet Nam). After the semicolon: what a person from there is called, on which no
// standard exists; started from npm i18n-nationality 1.4.0 and corrected. Places without citizens have none.
const table = `
AF Afghanistan; Afghan
AX Åland Islands; Åland Islander
AL Albania; Albanian
DZ Algeria; Algerian
AS American Samoa; American Samoan
AD Andorra; Andorran
AO Angola; Angolan
AI Anguilla; Anguillan
AQ Antarctica
AG Antigua and Barbuda; Antiguan or Barbudan
AR Argentina; Argentine
AM Armenia; Armenian
AW Aruba; Aruban
AU Australia; Australian
AT Austria; Austrian
AZ Azerbaijan; Azerbaijani
BS Bahamas; Bahamian
BH Bahrain; Bahraini
BD Bangladesh; Bangladeshi
BB Barbados; Barbadian
BY Belarus; Belarusian
BE Belgium; Belgian
BZ Belize; Belizean
BJ Benin; Beninese
BM Bermuda; Bermudian
BT Bhutan; Bhutanese
BO Bolivia; Bolivian
BQ Bonaire, Sint Eustatius and Saba; Bonairean, Statian or Saban
BA Bosnia and Herzegovina; Bosnian or Herzegovinian
BW Botswana; Motswana
BV Bouvet Island
BR Brazil; Brazilian
IO British Indian Ocean Territory
BN Brunei; Bruneian
BG Bulgaria; Bulgarian
BF Burkina Faso; Burkinabé
BI Burundi; Burundian
CV Cabo Verde; Cabo Verdean
KH Cambodia; Cambodian
CM Cameroon; Cameroonian
CA Canada; Canadian
KY Cayman Islands; Caymanian
CF Central African Republic; Central African
TD Chad; Chadian
CL Chile; Chilean
CN China; Chinese
CX Christmas Island; Christmas Islander
CC Cocos (Keeling) Islands; Cocos Islander
CO Colombia; Colombian
KM Comoros; Comorian
CD Congo (Democratic Republic); Congolese (Democratic Republic)
CG Congo (Republic); Congolese (Republic)
CK Cook Islands; Cook Islander
CR Costa Rica; Costa Rican
CI Côte d'Ivoire; Ivorian
HR Croatia; Croatian
CU Cuba; Cuban
CW Curaçao; Curaçaoan
CY Cyprus; Cypriot
CZ Czechia; Czech
DK Denmark; Danish
DJ Djibouti; Djiboutian
DM Dominica; Dominican (Dominica)
DO Dominican Republic; Dominican (Dominican Republic)
EC Ecuador; Ecuadorian
EG Egypt; Egyptian
SV El Salvador; Salvadoran
GQ Equatorial Guinea; Equatorial Guinean
ER Eritrea; Eritrean
EE Estonia; Estonian
SZ Eswatini; Swazi
ET Ethiopia; Ethiopian
FK Falkland Islands; Falkland Islander
FO Faroe Islands; Faroese
FJ Fiji; Fijian
FI Finland; Finnish
FR France; French
GF French Guiana; French Guianese
PF French Polynesia; French Polynesian
TF French Southern Territories
GA Gabon; Gabonese
GM Gambia; Gambian
GE Georgia; Georgian
DE Germany; German
GH Ghana; Ghanaian
GI Gibraltar; Gibraltarian
GR Greece; Greek
GL Greenland; Greenlandic
GD Grenada; Grenadian
GP Guadeloupe; Guadeloupean
GU Guam; Guamanian
GT Guatemala; Guatemalan
GG Guernsey; Guernsey
GN Guinea; Guinean
GW Guinea-Bissau; Bissau-Guinean
GY Guyana; Guyanese
HT Haiti; Haitian
HM Heard Island and McDonald Islands
VA Holy See; Vatican
HN Honduras; Honduran
HK Hong Kong; Hong Konger
HU Hungary; Hungarian
IS Iceland; Icelandic
IN India; Indian
ID Indonesia; Indonesian
IR Iran; Iranian
IQ Iraq; Iraqi
IE Ireland; Irish
IM Isle of Man; Manx
IL Israel; Israeli
IT Italy; Italian
JM Jamaica; Jamaican
JP Japan; Japanese
JE Jersey; Jersey
JO Jordan; Jordanian
KZ Kazakhstan; Kazakh
KE Kenya; Kenyan
KI Kiribati; I-Kiribati
KW Kuwait; Kuwaiti
KG Kyrgyzstan; Kyrgyz
LA Laos; Lao
LV Latvia; Latvian
LB Lebanon; Lebanese
LS Lesotho; Mosotho
LR Liberia; Liberian
LY Libya; Libyan
LI Liechtenstein; Liechtensteiner
LT Lithuania; Lithuanian
LU Luxembourg; Luxembourger
MO Macao; Macanese
MG Madagascar; Malagasy
MW Malawi; Malawian
MY Malaysia; Malaysian
MV Maldives; Maldivian
ML Mali; Malian
MT Malta; Maltese
MH Marshall Islands; Marshallese
MQ Martinique; Martinican
MR Mauritania; Mauritanian
MU Mauritius; Mauritian
YT Mayotte; Mahoran
MX Mexico; Mexican
FM Micronesia; Micronesian
MD Moldova; Moldovan
MC Monaco; Monégasque
MN Mongolia; Mongolian
ME Montenegro; Montenegrin
MS Montserrat; Montserratian
MA Morocco; Moroccan
MZ Mozambique; Mozambican
MM Myanmar; Burmese
NA Namibia; Namibian
NR Nauru; Nauruan
NP Nepal; Nepalese
NL Netherlands; Dutch
NC New Caledonia; New Caledonian
NZ New Zealand; New Zealander
NI Nicaragua; Nicaraguan
NE Niger; Nigerien
NG Nigeria; Nigerian
NU Niue; Niuean
NF Norfolk Island; Norfolk Islander
KP North Korea; North Korean
MK North Macedonia; Macedonian
MP Northern Mariana Islands; Northern Mariana Islander
NO Norway; Norwegian
OM Oman; Omani
PK Pakistan; Pakistani
PW Palau; Palauan
PS Palestine; Palestinian
PA Panama; Panamanian
PG Papua New Guinea; Papua New Guinean
PY Paraguay; Paraguayan
PE Peru; Peruvian
PH Philippines; Filipino
PN Pitcairn; Pitcairn Islander
PL Poland; Polish
PT Portugal; Portuguese
PR Puerto Rico; Puerto Rican
QA Qatar; Qatari
RE Réunion; Réunionese
RO Romania; Romanian
RU Russia; Russian
RW Rwanda; Rwandan
BL Saint Barthélemy; Barthélemois
SH Saint Helena, Ascension and Tristan da Cunha; Saint Helenian
KN Saint Kitts and Nevis; Kittitian or Nevisian
LC Saint Lucia; Saint Lucian
MF Saint Martin (French part); Saint-Martinois
PM Saint Pierre and Miquelon; Saint-Pierrais or Miquelonnais
VC Saint Vincent and the Grenadines; Vincentian
WS Samoa; Samoan
SM San Marino; San Marinese
ST Sao Tome and Principe; Sao Tomean
SA Saudi Arabia; Saudi
SN Senegal; Senegalese
RS Serbia; Serbian
SC Seychelles; Seychellois
SL Sierra Leone; Sierra Leonean
SG Singapore; Singaporean
SX Sint Maarten (Dutch part); Sint Maartener
SK Slovakia; Slovakian
SI Slovenia; Slovenian
SB Solomon Islands; Solomon Islander
SO Somalia; Somali
ZA South Africa; South African
GS South Georgia and the South Sandwich Islands
KR South Korea; South Korean
SS South Sudan; South Sudanese
ES Spain; Spanish
LK Sri Lanka; Sri Lankan
SD Sudan; Sudanese
SR Suriname; Surinamese
SJ Svalbard and Jan Mayen
SE Sweden; Swedish
CH Switzerland; Swiss
SY Syria; Syrian
TW Taiwan; Taiwanese
TJ Tajikistan; Tajik
TZ Tanzania; Tanzanian
TH Thailand; Thai
TL Timor-Leste; Timorese
TG Togo; Togolese
TK Tokelau; Tokelauan
TO Tonga; Tongan
TT Trinidad and Tobago; Trinidadian or Tobagonian
TN Tunisia; Tunisian
TR Türkiye; Turkish
TM Turkmenistan; Turkmen
TC Turks and Caicos Islands; Turks and Caicos Islander
TV Tuvalu; Tuvaluan
UG Uganda; Ugandan
UA Ukraine; Ukrainian
AE United Arab Emirates; Emirati
GB United Kingdom; British
US United States; American
UM United States Minor Outlying Islands
UY Uruguay; Uruguayan
UZ Uzbekistan; Uzbek
VU Vanuatu; Ni-Vanuatu
VE Venezuela; Venezuelan
VN Vietnam; Vietnamese
VG Virgin Islands (British); British Virgin Islander
VI Virgin Islands (US); US Virgin Islander
WF Wallis and Futuna; Wallisian or Futunan
EH Western Sahara; Sahrawi
YE Yemen; Yemeni
ZM Zambia; Zambian
ZW Zimbabwe; Zimbabwean
`
const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [name = '', nationality] = line.slice(3).split('; ')
    return { code: line.slice(0, 2), name, nationality }
  })

/** Every country of ISO 3166-1 by its two letters, in the order of its name. */
export const countries: readonly CodeListEntry[] = rows.map(({ code, name }) => ({ code, description: name }))

const codes = new Set(countries.map(({ code }) => code))
/** Capitals only. */
export const isCountry = (code: string): boolean => codes.has(code)

/** Every nationality by the two letters of its country, in its own alphabetical order. */
export const nationalities: readonly CodeListEntry[] = rows
  .flatMap(({ code, nationality }) => (nationality ? [{ code, description: nationality }] : []))
  .sort((a, b) => a.description.localeCompare(b.description, 'en'))
