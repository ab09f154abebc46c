const bts =
  'US Bureau of Transportation Statistics, Table 12, “Top World Airports for International Air Freight by Tons Handled: 2007-2008” (bts.gov)'
const aci =
  'Airports Council International, 2024, as Wikipedia’s “List of busiest airports by cargo traffic” has it'

/** International freight, in thousands of tonnes a year. */
const tables: readonly { source: string; rows: string }[] = [
  {
    source: bts,
    rows: `HKG 3627; ICN 2386; NRT 2059; CDG 2010; FRA 1963; PVG 1916; SIN 1857; DXB 1741; AMS 1568; MIA 1544; TPE 1480
      ANC 1404; LHR 1400; BKK 1140; JFK 1054; ORD 887; LAX 880; LUX 788; KIX 753; PEK 639; BRU 604; KUL 592; CGN 557; LGG 518`,
  },
  { source: aci, rows: 'DOH 2617; CAN 2374' },
]

export const airFreight = new Map(
  tables.flatMap(({ rows }) =>
    rows.split(/;|\n/).map((row): [string, number] => {
      const [code = '', tonnes] = row.trim().split(' ')
      return [code, Number(tonnes)]
    }),
  ),
)

/**
 * Airports of cities that have another one for intercontinental flights: Wikipedia, “List of cities with more than one commercial
 * airport”, and which of them flies where, by their articles there.
 */
export const nearOnly = new Set(
  `SHA LGA MDW ORY GMP ITM DMK AEP CGH SDU HND LIN BGY CIA TSA HLP SZB DAL HOU DCA OAK SJC BUR SNA LGB ONT YTZ BMA CRL BVA HHN NYO
   LCY LTN SEN STN LGW SOU THR SAW LBG ISL VKO ZIA DME MMJ UKB NKM OKD HLA EIN RTM TSF GRO REU PLU PAC BTH`.split(
    /\s+/,
  ),
)

/**
 * Airports that OurAirports calls medium, of countries with a large one, and that are their city's for long flights: La Paz is the seat of
 * Bolivia's government, San José the capital of Costa Rica, Lubumbashi 1,500 km from Kinshasa.
 */
export const alsoLong = new Set(['LPB', 'SJO', 'FBM'])
