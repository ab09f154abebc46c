/**
 * Countries and islands whose railways carry freight, by the gauge of most of that freight in millimetres; the other countries have
 * none, or only mines' and city lines. Checked against the field “Railways” of The World Factbook by `write-land-network.ts`. `at` is
 * a place on the landmass meant, where a country has several.
 */
export type Railway = { country: string; gauge: number; at: [lng: number, lat: number] }

const list = `
1435: AL 19.8,41.3; AT 14.3,48.2; BA 17.9,44.2; BE 4.4,50.9; BG 24.7,42.1; CH 8.5,47.3; CZ 14.5,50.0; DE 10.0,51.0; DK 9.5,55.9
  DK 10.4,55.35; DK 11.8,55.5; FR 2.5,47.0; GB -1.5,52.5; GR 22.4,39.6; HR 16.0,45.8; HU 19.0,47.3; IT 11.3,44.5; IT 14.2,37.5; LU 6.1,49.6; ME 19.3,42.4
  MK 21.4,42.0; NL 5.1,52.0; NO 10.8,59.9; PL 19.4,52.0; RO 25.0,45.0; RS 20.5,44.8; SE 14.5,58.0; SI 14.5,46.1; SK 19.1,48.7
  TR 32.8,39.9; CN 113.6,34.7; KP 125.8,39.0; KR 127.4,36.3; IR 51.4,35.7; IQ 44.4,33.3; SA 46.7,24.6; AE 54.6,24.0; EG 31.2,30.0
  MA -6.8,34.0; DZ 3.0,36.5; TN 10.1,36.7; US -95.0,40.0; CA -97.1,49.9; CA -63.5,45.0; MX -99.1,20.0; CU -80.0,22.4
  AU 147.0,-35.0; LA 102.6,18.0; KE 37.0,-1.4; ET 39.0,8.9; DJ 42.9,11.5; NG 3.4,6.9; PE -76.0,-12.0; UY -56.2,-34.2; IL 34.9,31.9
1520: RU 50.0,55.0; BY 28.0,53.5; UA 31.0,49.5; MD 28.8,47.0; EE 26.0,59.0; LV 25.0,57.0; LT 24.0,55.2; FI 25.0,62.0
  KZ 70.0,49.0; KG 74.5,42.9; TJ 68.8,38.5; TM 58.4,38.0; UZ 66.9,39.6; GE 43.5,42.1; AM 44.4,40.2; AZ 48.5,40.3; MN 106.0,47.9
  AF 67.1,36.7; RU 142.7,47.0; RU 20.5,54.7
1668: ES -3.7,40.4; PT -8.6,39.5
1600: IE -7.5,53.3
1676: IN 77.2,25.0; PK 71.5,30.2; LK 80.3,7.0; BD 89.5,24.0; AR -60.7,-32.9; CL -71.0,-34.0
1000: TH 100.5,15.0; MY 101.7,3.1; VN 105.8,21.0; MM 96.1,19.7; KH 104.9,11.5; BO -64.0,-18.0; BR -48.0,-20.0; UG 32.6,0.4
  CM 11.5,3.9; CI -4.5,6.5; BF -2.0,12.2; SN -16.0,14.7; MG 47.5,-18.9
1067: ZA 27.0,-28.0; NA 17.1,-22.6; BW 25.9,-24.6; ZW 30.0,-19.0; ZM 28.3,-15.0; MZ 34.8,-19.5; MW 34.8,-15.6; CD 27.5,-11.6
  AO 15.0,-12.8; SZ 31.4,-26.5; TZ 38.0,-6.8; SD 32.5,16.0; GH -1.6,6.0; CG 13.0,-4.2; JP 138.0,35.5; JP 142.0,43.0; JP 130.7,33.0
  JP 133.5,33.9; ID 110.4,-7.2; TW 120.6,24.0; NZ 175.0,-38.5; NZ 171.5,-43.6
`

export const railways: readonly Railway[] = list
  .trim()
  .split(/\n(?=\d)/)
  .flatMap((group) => {
    const [gauge = '', ...rows] = group.split(/:\s|;\s|\n\s+/)
    return rows.map((row) => {
      const [country = '', place = ''] = row.trim().split(' ')
      const [lng = Number.NaN, lat = Number.NaN] = place.split(',').map(Number)
      return { country, gauge: Number(gauge), at: [lng, lat] as [number, number] }
    })
  })
