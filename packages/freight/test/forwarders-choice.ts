import { isJourney, planByTrain, planJourney } from '../src/journey.ts'
import type { Place } from '../src/place.ts'

const list = `
Accra GH -0.2 5.56: GHTEM; ACC
Yiwu CN 120.08 29.32: CNNGB CNSHA; PVG HGH
Shanghai CN 121.46 31.22: CNSHA; PVG
Wuhan CN 114.27 30.58: CNSHA; WUH PVG
Shenzhen CN 114.07 22.55: CNYTN CNSHK HKHKG; SZX HKG CAN
Guangzhou CN 113.25 23.12: CNNSA CNCAN CNYTN; CAN
Beijing CN 116.4 39.91: CNTXG CNTSN; PEK PKX
Chengdu CN 104.07 30.67: CNSHA CNYTN CNNSA CNCAN; CTU TFU
Qingdao CN 120.38 36.06: CNTAO; TAO
Xiamen CN 118.08 24.48: CNXMN; XMN
Dalian CN 121.6 38.91: CNDLC; DLC
Hong Kong HK 114.17 22.28: HKHKG; HKG
Taipei TW 121.53 25.05: TWKEL; TPE
Kaohsiung TW 120.31 22.62: TWKHH; KHH TPE
Seoul KR 126.98 37.57: KRINC KRPUS; ICN
Busan KR 129.03 35.1: KRPUS; PUS ICN
Tokyo JP 139.69 35.69: JPTYO JPYOK; NRT
Osaka JP 135.5 34.69: JPOSA JPUKB; KIX
Nagoya JP 136.91 35.18: JPNGO; NGO
Hanoi VN 105.84 21.02: VNHPH; HAN
Ho Chi Minh City VN 106.63 10.82: VNSGN VNVUT; SGN
Bangkok TH 100.5 13.75: THLCH THBKK; BKK
Kuala Lumpur MY 101.69 3.14: MYPKG; KUL
Singapore SG 103.85 1.29: SGSIN; SIN
Jakarta ID 106.85 -6.21: IDJKT IDTPP; CGK
Surabaya ID 112.75 -7.25: IDSUB; SUB
Manila PH 120.98 14.6: PHMNL; MNL
Cebu City PH 123.89 10.32: PHCEB; CEB
Phnom Penh KH 104.92 11.56: KHKOS KHPNH VNSGN VNVUT; PNH KTI
Yangon MM 96.16 16.81: MMRGN; RGN
Dhaka BD 90.41 23.71: BDCGP; DAC
Mumbai IN 72.88 19.07: INNSA; BOM
Delhi IN 77.23 28.65: INNSA INMUN; DEL
Chennai IN 80.28 13.09: INMAA; MAA
Kolkata IN 88.36 22.56: INCCU INHAL; CCU
Bengaluru IN 77.59 12.97: INMAA; BLR
Karachi PK 67.01 24.86: PKKHI PKBQM; KHI
Lahore PK 74.35 31.56: PKKHI PKBQM; LHE
Colombo LK 79.85 6.94: LKCMB; CMB
Dubai AE 55.31 25.08: AEJEA; DXB DWC
Riyadh SA 46.72 24.69: SADMM; RUH
Jeddah SA 39.19 21.49: SAJED; JED
Doha QA 51.53 25.29: QADOH; DOH
Kuwait City KW 47.98 29.37: KWSWK KWSAA; KWI
Muscat OM 58.41 23.58: OMSOH; MCT
Tel Aviv IL 34.78 32.08: ILASH; TLV
Beirut LB 35.5 33.89: LBBEY; BEY
Istanbul TR 28.95 41.01: TRAMB; IST
Ankara TR 32.85 39.92: TRMER TRAMB TRIZM TRGEM; ESB IST
Tehran IR 51.42 35.69: IRBND; IKA
Cairo EG 31.25 30.06: EGALY EGSOK EGDAM EGPSD EGEDK; CAI
Casablanca MA -7.61 33.59: MACAS MAPTM; CMN
Algiers DZ 3.09 36.73: DZALG; ALG
Tunis TN 10.17 36.82: TNTUN; TUN
Dakar SN -17.44 14.69: SNDKR; DSS
Abidjan CI -4 5.35: CIABJ; ABJ
Lagos NG 3.39 6.45: NGAPP NGTIN NGLOS; LOS
Lomé TG 1.22 6.13: TGLFW; LFW
Cotonou BJ 2.42 6.37: BJCOO; COO
Ouagadougou BF -1.53 12.37: CIABJ TGLFW GHTEM BJCOO; OUA
Bamako ML -8 12.65: SNDKR CIABJ; BKO
Nairobi KE 36.82 -1.28: KEMBA; NBO
Kampala UG 32.58 0.32: KEMBA TZDAR; EBB
Kigali RW 30.06 -1.95: TZDAR KEMBA; KGL
Dar es Salaam TZ 39.27 -6.82: TZDAR; DAR
Addis Ababa ET 38.75 9.03: DJJIB; ADD
Johannesburg ZA 28.04 -26.2: ZADUR; JNB
Cape Town ZA 18.42 -33.93: ZACPT; CPT
Lusaka ZM 28.29 -15.41: ZADUR TZDAR MZBEW; LUN
Harare ZW 31.05 -17.83: MZBEW ZADUR; HRE
Luanda AO 13.23 -8.84: AOLAD; LAD NBJ
Kinshasa CD 15.31 -4.33: CDMAT AOLAD CGPNR; FIH
Antananarivo MG 47.54 -18.91: MGTOA MGTMM; TNR
Hamburg DE 9.99 53.55: DEHAM; HAM FRA
Munich DE 11.58 48.14: DEHAM DEBRV SIKOP ITTRS; MUC FRA
Duisburg DE 6.77 51.43: NLRTM BEANR; DUS CGN FRA
Zürich CH 8.55 47.37: BEANR NLRTM ITGIT ITGOA ITSPE; ZRH
Vienna AT 16.37 48.21: SIKOP ITTRS DEHAM; VIE
Prague CZ 14.42 50.09: DEHAM DEBRV; PRG FRA
Warsaw PL 21.01 52.23: PLGDN PLGDY; WAW
Budapest HU 19.04 47.5: SIKOP HRRJK; BUD
London GB -0.13 51.51: GBFXT GBTIL GBLGP; LHR
Manchester GB -2.24 53.48: GBLIV; MAN LHR
Dublin IE -6.25 53.33: IEDUB; DUB
Paris FR 2.35 48.85: FRLEH; CDG
Lyon FR 4.85 45.75: FRFOS FRMRS; LYS CDG GVA
Madrid ES -3.7 40.42: ESVLC; MAD
Barcelona ES 2.16 41.39: ESBCN; BCN
Lisbon PT -9.13 38.72: PTLIS PTSIE PTSET; LIS
Milan IT 9.19 45.46: ITGIT ITGOA ITSPE; MXP
Rome IT 12.51 41.89: ITCVV ITNAP ITLIV; FCO
Athens GR 23.73 37.98: GRPIR; ATH
Moscow RU 37.62 55.75: RULED; SVO
Kyiv UA 30.52 50.45: UAODS ROCND PLGDN; KBP IEV
Helsinki FI 24.94 60.17: FIHEL; HEL
Stockholm SE 18.07 59.33: SESTO SEGVX SENRK SEGOT; ARN
New York City US -74.01 40.71: USNYC USEWR; JFK EWR
Chicago US -87.65 41.85: USNYC USORF USSAV USHAL CAMTR CAHAL; ORD
Denver US -104.98 39.74: USHOU; DEN
Dallas US -96.81 32.78: USHOU; DFW
Atlanta US -84.39 33.75: USSAV; ATL
Los Angeles US -118.24 34.05: USLAX USLGB; LAX
Seattle US -122.33 47.61: USSEA USTIW; SEA
Toronto CA -79.42 43.7: CAMTR CAHAL USNYC; YYZ
Vancouver CA -123.12 49.25: CAVAN; YVR
Mexico City MX -99.13 19.43: MXVER MXZLO; MEX NLU
Monterrey MX -100.32 25.68: MXATM USHOU; MTY
Bogotá CO -74.08 4.61: COCTG COBUN COSMR COBAQ; BOG
Quito EC -78.53 -0.23: ECGYE; UIO
Lima PE -77.03 -12.04: PECLL; LIM
Santiago CL -70.65 -33.46: CLSAI CLVAP; SCL
Buenos Aires AR -58.38 -34.61: ARBUE; EZE
São Paulo BR -46.64 -23.55: BRSSZ; GRU
Asunción PY -57.65 -25.29: ARBUE UYMVD BRPNG; ASU
La Paz BO -68.15 -16.5: CLARI PEMRI; LPB
Sydney AU 151.21 -33.87: AUSYD; SYD
Melbourne AU 144.96 -37.81: AUMEL; MEL
Auckland NZ 174.76 -36.85: NZAKL NZTRG; AKL
Chongqing CN 106.55 29.56: CNSHA CNFAN CNNSA CNCAN CNYTN; CKG
Perth AU 115.86 -31.95: AUFRE; PER
Hyderabad IN 78.47 17.38: INNSA INMAA INKRI INVTZ; HYD
Ahmedabad IN 72.58 23.03: INMUN INPAV; AMD BOM
Kathmandu NP 85.32 27.72: INCCU INHAL INVTZ; KTM
Vientiane LA 102.6 17.97: THLCH THBKK; VTE BKK
Medan ID 98.67 3.59: IDBLW; KNO
Baghdad IQ 44.39 33.34: IQUQR; BGW
Amman JO 35.93 31.95: JOAQJ; AMM
Tbilisi GE 44.83 41.69: GEPTI GEBUS; TBS
Yerevan AM 44.51 40.18: GEPTI GEBUS; EVN
Ulaanbaatar MN 106.88 47.91: CNTXG CNTSN; UBN ULN
Frankfurt DE 8.68 50.11: DEHAM DEBRV NLRTM BEANR; FRA
Birmingham GB -1.9 52.48: GBFXT GBSOU GBLIV GBLGP; BHX LHR MAN
Copenhagen DK 12.57 55.68: DKCPH DKAAR SEGOT; CPH
Oslo NO 10.75 59.91: NOOSL NODRM NOLAR; OSL
Bucharest RO 26.1 44.43: ROCND; OTP
Sofia BG 23.32 42.7: BGVAR BGBOJ GRSKG; SOF
Belgrade RS 20.47 44.8: HRRJK SIKOP MEBAR GRSKG; BEG
Montreal CA -73.59 45.51: CAMTR; YUL
Miami US -80.19 25.77: USMIA USPEF; MIA
Guadalajara MX -103.35 20.68: MXZLO MXVER MXATM; GDL MEX
San José CR -84.08 9.93: CRLIO CRMOB; SJO
Medellín CO -75.56 6.25: COCTG COBAQ COSMR; MDE BOG
Curitiba BR -49.27 -25.43: BRPNG BRIOA BRITJ BRNVT; CWB GRU VCP
Córdoba AR -64.18 -31.42: ARBUE ARROS ARZAE; COR EZE
Niamey NE 2.11 13.51: BJCOO TGLFW; NIM
N'Djamena TD 15.04 12.11: CMDLA; NDJ
Lubumbashi CD 27.48 -11.66: ZADUR TZDAR MZBEW AOLOB; FBM
Blantyre MW 35.0 -15.79: MZBEW MZMNC; BLZ LLW
Manaus BR -60.03 -3.1: BRMAO; MAO
`

/** A city, and the ports and airports that a forwarder may name for it (docs/ports-and-airports.md). */
export type Choice = { city: Place; ports: string[]; airports: string[] }

export const forwardersChoice: readonly Choice[] = list
  .trim()
  .split('\n')
  .map((row) => {
    const [, name = '', countryCode = '', lng, lat, ports = '', airports = ''] =
      /^(.+) ([A-Z]{2}) (\S+) (\S+): (.+); (.+)$/.exec(row) ?? []
    return {
      city: { name, countryCode, position: [Number(lng), Number(lat)] },
      ports: ports.split(' '),
      airports: airports.split(' '),
    }
  })

const rotterdam: Place = { name: 'Rotterdam', countryCode: 'NL', position: [4.48, 51.92] }
const shanghai: Place = { name: 'Shanghai', countryCode: 'CN', position: [121.46, 31.22] }
const european = new Set('AT BG CH CZ DE DK ES FI FR GB GR HU IE IT NO PL PT RO RS RU SE TR UA'.split(' '))

/** What the engine takes, for goods to Shanghai from Europe, and to Rotterdam from everywhere else. */
export function engineChoice({ city, ports, airports }: Choice) {
  const to = european.has(city.countryCode) ? shanghai : rotterdam
  const [port, airport] = (['sea', 'air'] as const).map((way) => {
    const byTrain = way === 'sea' ? planByTrain(city, to, []) : undefined
    const journey = byTrain?.isBest ? byTrain.journey : planJourney(city, to, way)
    return isJourney(journey) ? (journey.main.from.code ?? '') : journey.reason
  })
  return { port, airport, isRight: ports.includes(port ?? '') && airports.includes(airport ?? '') }
}
