/** Spellings of The World Factbook for ports that are called otherwise in npm sea-ports, by UN/LOCODE. */
export const factbookNames: Record<string, string> = {
  AEJEA: 'Dubai Port',
  BEANR: 'Antwerp',
  BEZEE: 'Zeebrugge',
  CNTXG: 'Tianjin',
  DEBRV: 'Bremen/Bremerhaven',
  EGPSD: 'Port Said(East)',
  IDJKT: 'Tanjung Priok',
  INNSA: 'Jawaharal Nehru Port',
  KRKAN: 'Kwangyang',
  MAPTM: 'Tangier',
  MYPEN: 'George Town',
  MYPKG: 'Port Kelang',
  TWKEL: 'Chilung',
  USNYC: 'New York/New Jersey',
  USORF: 'Hampton Roads',
  VNSGN: 'Saigon New Port',
}

const wsc =
  'World Shipping Council, top 50 ports of 2024, as goliath-africa.com/top-50-container-ports-in-the-world prints them'
const cepal = 'CEPAL, containers by port in 2021, as sela.org/es/prensa (30 May 2022) prints them'
const cepal2018 = 'CEPAL, containers by port in 2018, as portalportuario.cl prints them'
const lloyds = 'Lloyd’s List Top 100 of 2025, as theafrica.co.za (“Africa’s Top Contenders”) prints it'
const africa = 'Africa Kitoko, “Top 5 Africa’s biggest container ports”'
const capacity = 'Fatshimetrie, “The 10 key African ports for world trade” (1 Apr 2024): capacity'

/** Newer figures, and ports that the Factbook has none of, in thousands of TEU; -1 where no container ship calls. */
export const portFigures: Record<string, [thousandTeu: number, source: string]> = {
  CNSHA: [51_510, wsc],
  SGSIN: [41_120, wsc],
  CNNGB: [39_300, wsc],
  CNYTN: [33_400, wsc],
  CNTAO: [30_870, wsc],
  CNNSA: [26_070, wsc],
  KRPUS: [24_400, wsc],
  CNTXG: [23_290, wsc],
  AEJEA: [15_540, wsc],
  MYPKG: [14_640, wsc],
  NLRTM: [13_820, wsc],
  HKHKG: [13_690, wsc],
  BEANR: [13_500, wsc],
  CNXMN: [12_260, wsc],
  MYTPP: [12_250, wsc],
  BRSSZ: [4_443, cepal],
  COCTG: [3_444, cepal],
  MXZLO: [3_371, cepal],
  PECLL: [2_486, cepal],
  ECGYE: [2_064, cepal2018],
  JMKIN: [1_833, cepal2018],
  ARBUE: [1_798, cepal2018],
  CLSAI: [1_661, cepal2018],
  MAPTM: [10_200, lloyds],
  MATNG: [0, 'The Factbook’s figure of Tangier is that of Tanger Med'],
  EGPSD: [3_900, lloyds],
  EGALY: [2_200, lloyds],
  TGLFW: [2_200, lloyds],
  ZADUR: [4_500, lloyds],
  NGAPP: [1_500, africa],
  KEMBA: [1_189, africa],
  CIABJ: [1_500, capacity],
  MACAS: [1_300, capacity],
  DJJIB: [1_600, capacity],
  FIHEL: [446, 'Statistics Finland for 2023, as seanews.ru (7 Feb 2024) prints it'],
  FIKTK: [613, 'Statistics Finland for 2023, as seanews.ru (7 Feb 2024) prints it'],
  FRFOS: [1_300, 'Informare, “port of Marseille Fos in 2023” (22 Jan 2024)'],
  GRPIR: [4_800, 'Naftemporiki, “Container losses at the port of Piraeus minimized” (17 Jan 2025)'],
  INMUN: [
    5_650,
    'The Hindu BusinessLine, “Mundra pips JNPT to become India’s biggest container port” (6 Apr 2021)',
  ],
  ITTRS: [730, 'Delo, “Luki Koper se je izšlo precej bolje, kot je kazalo” (January 2025)'],
  GBLGP: [3_000, 'FreshPlaza, “London Gateway exceeds three million TEU in 2025” (20 Jan 2026)'],
  GBSOU: [2_000, 'FreshPlaza, “London Gateway exceeds three million TEU in 2025” (20 Jan 2026)'],
  GBLON: [
    -1,
    'Seatrade (7 Feb 2017): the Port of London is the tidal Thames, its containers are handled at Tilbury, London Gateway and Thamesport',
  ],
  OMMCT: [
    -1,
    'Times of Oman (1 Sep 2014): Port Sultan Qaboos takes no cargo since 31 August 2014; it moved to Sohar',
  ],
  OMSOH: [331, 'eeSea, “Sohar soars”: containers of 2014'],
  IQUQR: [
    1_000,
    'Shafaq News, “Iraq ramps up Umm Qasr Port to quadruple capacity” (2025): one million containers a year',
  ],
  JOAQJ: [
    817,
    'MEED, “Jordan’s Aqaba Container Terminal to finish expansion at year end”: containers of 2012',
  ],
  BRMAO: [350, 'Cummins, “Manaus: Deepsea Inland Port” (August 2011), for both container terminals'],
  BRVLC: [217, 'Sucesso no Campo, “Tecon Vila do Conde” (2023): capacity'],
  SNDKR: [600, 'A4 Perspectives, “DG DP World Dakar” (22 Dec 2017): containers of DP World’s terminal'],
  SIKOP: [1_133, 'Delo, “Luki Koper se je izšlo precej bolje, kot je kazalo” (January 2025)'],
}
