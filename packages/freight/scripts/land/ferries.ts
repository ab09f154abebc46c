import { greatCircleKm, kmPerNauticalMile, type Position } from '../../src/geo.ts'

/** Ferries that take trucks. Landings are `country longitude,latitude`; hours are given where a timetable was found. */
const list = `
Dover–Calais: GB 1.33,51.12; FR 1.86,50.97; 1.5
Harwich–Hook of Holland: GB 1.26,51.95; NL 4.12,51.98
Hull–Rotterdam: GB -0.27,53.74; NL 4.15,51.95
Immingham–Gothenburg: GB -0.19,53.63; SE 11.85,57.69
Portsmouth–Le Havre: GB -1.09,50.81; FR 0.12,49.49
Portsmouth–Santander: GB -1.09,50.81; ES -3.8,43.46
Holyhead–Dublin: GB -4.62,53.31; IE -6.2,53.35; 3.25
Pembroke–Rosslare: GB -4.95,51.69; IE -6.34,52.25
Cairnryan–Belfast: GB -5.02,54.97; GB -5.9,54.62
Liverpool–Belfast: GB -3.02,53.44; GB -5.9,54.62
Dublin–Cherbourg: IE -6.2,53.35; FR -1.62,49.65
Rosslare–Dunkirk: IE -6.34,52.25; FR 2.2,51.02
Heysham–Douglas: GB -2.91,54.03; IM -4.47,54.15
Portsmouth–Isle of Wight: GB -1.11,50.8; GB -1.19,50.72
Helsinki–Tallinn: FI 24.97,60.17; EE 24.77,59.44; 2.5
Helsinki–Travemünde: FI 25.19,60.21; DE 10.88,53.95
Naantali–Kapellskär: FI 22.02,60.46; SE 19.06,59.72
Grisslehamn–Eckerö: SE 18.81,60.1; AX 19.53,60.22
Paldiski–Kapellskär: EE 24.08,59.34; SE 19.06,59.72
Ventspils–Nynäshamn: LV 21.55,57.4; SE 17.95,58.9
Klaipėda–Karlshamn: LT 21.13,55.69; SE 14.87,56.16
Klaipėda–Kiel: LT 21.13,55.69; DE 10.15,54.32
Gdynia–Karlskrona: PL 18.53,54.53; SE 15.6,56.17
Świnoujście–Ystad: PL 14.27,53.91; SE 13.83,55.42
Rostock–Trelleborg: DE 12.1,54.15; SE 13.16,55.37
Rostock–Gedser: DE 12.1,54.15; DK 11.93,54.57
Puttgarden–Rødby: DE 11.23,54.5; DK 11.35,54.65
Kiel–Gothenburg: DE 10.15,54.32; SE 11.94,57.69
Helsingør–Helsingborg: DK 12.62,56.03; SE 12.69,56.04
Frederikshavn–Gothenburg: DK 10.54,57.43; SE 11.94,57.69
Hirtshals–Kristiansand: DK 9.96,57.59; NO 7.99,58.14
Hirtshals–Tórshavn: DK 9.96,57.59; FO -6.76,62.01
Tórshavn–Seyðisfjörður: FO -6.76,62.01; IS -14.0,65.26
Ystad–Rønne: SE 13.83,55.42; DK 14.69,55.1
Nynäshamn–Visby: SE 17.95,58.9; SE 18.29,57.64
Virtsu–Kuivastu: EE 23.51,58.57; EE 23.39,58.57
Algeciras–Tanger Med: ES -5.43,36.13; MA -5.5,35.88
Algeciras–Ceuta: ES -5.43,36.13; ES -5.31,35.89
Almería–Melilla: ES -2.46,36.83; ES -2.93,35.29
Valencia–Palma: ES -0.32,39.44; ES 2.63,39.55
Barcelona–Palma: ES 2.17,41.36; ES 2.63,39.55
Barcelona–Mahón: ES 2.17,41.36; ES 4.27,39.89
Dénia–Ibiza: ES 0.12,38.84; ES 1.45,38.91
Huelva–Las Palmas: ES -6.83,37.2; ES -15.42,28.14
Las Palmas–Santa Cruz de Tenerife: ES -15.42,28.14; ES -16.23,28.47
Barcelona–Civitavecchia: ES 2.17,41.36; IT 11.78,42.1
Marseille–Bastia: FR 5.34,43.32; FR 9.45,42.7
Marseille–Ajaccio: FR 5.34,43.32; FR 8.74,41.92
Livorno–Bastia: IT 10.3,43.56; FR 9.45,42.7
Livorno–Olbia: IT 10.3,43.56; IT 9.52,40.92
Civitavecchia–Olbia: IT 11.78,42.1; IT 9.52,40.92
Villa San Giovanni–Messina: IT 15.64,38.22; IT 15.56,38.2
Naples–Palermo: IT 14.27,40.84; IT 13.37,38.13
Genoa–Palermo: IT 8.9,44.41; IT 13.37,38.13
Pozzallo–Valletta: IT 14.85,36.71; MT 14.51,35.89
Ċirkewwa–Mġarr: MT 14.33,35.99; MT 14.3,36.03
Bari–Igoumenitsa: IT 16.87,41.14; GR 20.27,39.5
Ancona–Igoumenitsa: IT 13.5,43.62; GR 20.27,39.5
Bari–Durrës: IT 16.87,41.14; AL 19.46,41.31
Bari–Bar: IT 16.87,41.14; ME 19.09,42.09
Ancona–Split: IT 13.5,43.62; HR 16.44,43.5
Trieste–Istanbul: IT 13.75,45.63; TR 29.23,40.87
Piraeus–Heraklion: GR 23.62,37.95; GR 25.14,35.35
Piraeus–Rhodes: GR 23.62,37.95; GR 28.23,36.45
Piraeus–Mytilene: GR 23.62,37.95; GR 26.56,39.1
Burgas–Batumi: BG 27.48,42.49; GE 41.64,41.65
Alat–Kuryk: AZ 49.41,39.95; KZ 51.66,43.2
Alat–Turkmenbashi: AZ 49.41,39.95; TM 52.97,40.0
Kinshasa–Brazzaville: CD 15.31,-4.3; CG 15.29,-4.27
Moleson Creek–South Drain: GY -57.15,5.79; SR -57.03,5.82
Dar es Salaam–Zanzibar: TZ 39.29,-6.82; TZ 39.19,-6.16
Port of Spain–Scarborough: TT -61.52,10.65; TT -60.74,11.18
North Sydney–Port aux Basques: CA -60.25,46.21; CA -59.13,47.57
Tsawwassen–Swartz Bay: CA -123.13,49.01; CA -123.41,48.69
Batangas–Calapan: PH 121.04,13.75; PH 121.18,13.42
Roxas–Caticlan: PH 121.52,12.59; PH 121.95,11.93
Dumangas–Bacolod: PH 122.71,10.8; PH 122.94,10.69
Toledo–San Carlos: PH 123.63,10.38; PH 123.42,10.49
Cebu–Ormoc: PH 123.91,10.3; PH 124.6,11.0
Matnog–Allen: PH 124.08,12.58; PH 124.29,12.5
Liloan–Lipata: PH 125.12,10.15; PH 125.44,9.82
Merak–Bakauheni: ID 105.99,-5.93; ID 105.75,-5.87
Ketapang–Gilimanuk: ID 114.4,-8.14; ID 114.45,-8.17
Padangbai–Lembar: ID 115.51,-8.53; ID 116.07,-8.73
Surabaya–Banjarmasin: ID 112.73,-7.2; ID 114.56,-3.32
Surabaya–Makassar: ID 112.73,-7.2; ID 119.41,-5.12
Haikou–Xuwen: CN 110.16,20.03; CN 110.14,20.25
Yantai–Dalian: CN 121.4,37.56; CN 121.65,38.93
Incheon–Weihai: KR 126.6,37.45; CN 122.2,37.43
Shimonoseki–Busan: JP 130.93,33.95; KR 129.05,35.1
Mokpo–Jeju: KR 126.38,34.78; KR 126.53,33.52
Aomori–Hakodate: JP 140.75,40.83; JP 140.72,41.79
Kagoshima–Naha: JP 130.56,31.58; JP 127.67,26.21
Vanino–Kholmsk: RU 140.27,49.09; RU 142.05,47.05
Donsak–Ko Samui: TH 99.68,9.33; TH 99.94,9.53
Geelong–Devonport: AU 144.36,-38.1; AU 146.36,-41.17
Wellington–Picton: NZ 174.79,-41.27; NZ 174.01,-41.28
`

type Landing = { country: string; at: Position }
export type Ferry = { name: string; ends: [Landing, Landing]; km: number; hours: number; usd: number }

/**
 * Where no timetable was found, a ferry makes 18 knots, and a truck waits two hours for it. Prices are ours, as those of the rate
 * cards are: 140 dollars a truck and 2.50 for each nautical mile.
 */
const knots = 18
const waitingHours = 2
const bendFactor = 1.1

export const ferries: readonly Ferry[] = list
  .trim()
  .split('\n')
  .map((row) => {
    const [name = '', rest = ''] = row.split(': ')
    const [one = '', other = '', hours] = rest.split('; ')
    const ends: [Landing, Landing] = [landingOf(one), landingOf(other)]
    const km = Math.ceil(bendFactor * greatCircleKm(ends[0].at, ends[1].at))
    const miles = km / kmPerNauticalMile
    return {
      name,
      ends,
      km,
      hours: Math.ceil((hours === undefined ? miles / knots : Number(hours)) + waitingHours),
      usd: Math.round(140 + 2.5 * miles),
    }
  })

function landingOf(text: string): Landing {
  const [country = '', place = ''] = text.split(' ')
  const [lng = Number.NaN, lat = Number.NaN] = place.split(',').map(Number)
  return { country, at: [lng, lat] }
}
