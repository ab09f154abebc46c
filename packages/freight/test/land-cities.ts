import type { Place } from '../src/place.ts'

const list = `
Accra GH -0.2 5.56; Addis Ababa ET 38.75 9.02; Aden YE 45.03 12.79; Algiers DZ 3.04 36.75; Almaty KZ 76.89 43.25; Amritsar IN 74.87 31.63
Amsterdam NL 4.89 52.37; Anchorage US -149.9 61.22; Antwerp BE 4.4 51.22; Athens GR 23.73 37.98; Bangkok TH 100.5 13.75
Barcelona ES 2.16 41.39; Bari IT 16.87 41.12; Beijing CN 116.4 39.91; Beirut LB 35.5 33.89; Belfast GB -5.93 54.6; Berlin DE 13.41 52.52
Bogotá CO -74.08 4.61; Brisbane AU 153.03 -27.47; Bujumbura BI 29.36 -3.38; Buenos Aires AR -58.38 -34.61; Cairo EG 31.25 30.06
Calapan PH 121.18 13.41; Cape Town ZA 18.42 -33.93; Casablanca MA -7.59 33.59; Catania IT 15.09 37.5; Chicago US -87.65 41.85
Chongqing CN 106.55 29.56; Christchurch NZ 172.63 -43.53; Colombo LK 79.85 6.93; Copenhagen DK 12.57 55.68; Cork IE -8.47 51.9
Dallas US -96.81 32.78; Delhi IN 77.23 28.65; Denpasar ID 115.22 -8.65; Djibouti DJ 43.15 11.59; Dublin IE -6.25 53.33
Duisburg DE 6.77 51.43; Guadalajara MX -103.35 20.68; Hamburg DE 9.99 53.55; Haikou CN 110.35 20.05; Hanoi VN 105.84 21.02
Helsinki FI 24.94 60.17; Hobart AU 147.33 -42.88; Ho Chi Minh City VN 106.63 10.82; Hong Kong HK 114.17 22.28; Iquitos PE -73.25 -3.75
Istanbul TR 28.95 41.01; Izmir TR 27.14 38.41; Jakarta ID 106.85 -6.21; Johannesburg ZA 28.04 -26.2; Kabul AF 69.17 34.53
Kampala UG 32.58 0.32; Karachi PK 67.01 24.86; Kigali RW 30.06 -1.95; Kuala Lumpur MY 101.69 3.14; Kyiv UA 30.52 50.45
Lagos NG 3.39 6.45; Lahore PK 74.35 31.56; Leeds GB -1.55 53.8; Lisbon PT -9.13 38.72; London GB -0.13 51.51; Los Angeles US -118.24 34.05
Luanda AO 13.23 -8.84; Lyon FR 4.85 45.75; Madrid ES -3.7 40.42; Malmö SE 13.0 55.61; Manama BH 50.58 26.22; Manila PH 120.98 14.6
Marseille FR 5.38 43.3; Medan ID 98.67 3.59; Melbourne AU 144.96 -37.81; Miami US -80.19 25.77; Milan IT 9.19 45.46; Minsk BY 27.57 53.9
Mombasa KE 39.66 -4.05; Moscow RU 37.62 55.75; Mumbai IN 72.88 19.07; Munich DE 11.58 48.14; Nairobi KE 36.82 -1.28; Naples IT 14.27 40.85
Niamey NE 2.11 13.51; Nicosia CY 33.36 35.17; Osaka JP 135.5 34.69; Oslo NO 10.75 59.91; Oujda MA -1.91 34.68; Oran DZ -0.64 35.7
Palma ES 2.65 39.57; Panama City PA -79.52 8.99; Paris FR 2.35 48.85; Perth AU 115.86 -31.95; Phnom Penh KH 104.92 11.56
Porto PT -8.61 41.15; Prague CZ 14.42 50.09; Pyongyang KP 125.75 39.03; Reykjavík IS -21.9 64.14; Riyadh SA 46.72 24.69; Rome IT 12.51 41.89
Rotterdam NL 4.48 51.92; Saint Petersburg RU 30.31 59.94; San José CR -84.08 9.93; São Paulo BR -46.64 -23.55; Sapporo JP 141.35 43.06
Seoul KR 126.98 37.57; Shanghai CN 121.46 31.22; Shenzhen CN 114.07 22.55; Singapore SG 103.85 1.29; St. John’s CA -52.71 47.56
Stockholm SE 18.06 59.33; Surabaya ID 112.75 -7.25; Sydney AU 151.21 -33.87; Tabriz IR 46.29 38.08; Tallinn EE 24.75 59.44
Tashkent UZ 69.22 41.26; Tbilisi GE 44.83 41.69; Tehran IR 51.42 35.69; Tel Aviv IL 34.78 32.08; Tokyo JP 139.69 35.69
Toronto CA -79.42 43.7; Tunis TN 10.17 36.82; Valletta MT 14.51 35.9; Vancouver CA -123.12 49.25; Victoria CA -123.35 48.43
Vienna AT 16.37 48.21; Vladivostok RU 131.87 43.11; Warsaw PL 21.01 52.23; Wellington NZ 174.78 -41.29; Wuhan CN 114.27 30.58
Yerevan AM 44.51 40.18; Zürich CH 8.55 47.37; Baku AZ 49.89 40.38; Cotonou BJ 2.42 6.37; Asmara ER 38.93 15.34; Havana CU -82.38 23.13
Port Moresby PG 147.18 -9.44; Kinshasa CD 15.31 -4.33; Brazzaville CG 15.28 -4.27; Lusaka ZM 28.29 -15.41; Damascus SY 36.29 33.51
Ajaccio FR 8.74 41.93; Cagliari IT 9.11 39.23; Mogadishu SO 45.34 2.04; Dhaka BD 90.41 23.71; Kolkata IN 88.36 22.56
Ulaanbaatar MN 106.88 47.91; Xi’an CN 108.93 34.26; Łódź PL 19.47 51.77; Belgrade RS 20.47 44.8; Sofia BG 23.32 42.7; Tirana AL 19.82 41.33
`

const places = new Map(
  list
    .trim()
    .split(/;\s|\n/)
    .map((row) => {
      const [, name = '', countryCode = '', lng, lat] = /^(.+) ([A-Z]{2}) (\S+) (\S+)$/.exec(row) ?? []
      return [name, { name, countryCode, position: [Number(lng), Number(lat)] } satisfies Place]
    }),
)

export function city(name: string): Place {
  const place = places.get(name)
  if (!place) throw new Error(`${name} is not in the list`)
  return place
}
