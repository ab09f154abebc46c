import type { CodeListEntry } from '@tradelane/contract/lists/code-lists'

// ISO 3166-1: the three letters of each country behind its two, by Debian's iso-codes 4.15.
const letters = `
ADAND AEARE AFAFG AGATG AIAIA ALALB AMARM AOAGO AQATA ARARG ASASM ATAUT AUAUS AWABW AXALA AZAZE BABIH BBBRB
BDBGD BEBEL BFBFA BGBGR BHBHR BIBDI BJBEN BLBLM BMBMU BNBRN BOBOL BQBES BRBRA BSBHS BTBTN BVBVT BWBWA BYBLR
BZBLZ CACAN CCCCK CDCOD CFCAF CGCOG CHCHE CICIV CKCOK CLCHL CMCMR CNCHN COCOL CRCRI CUCUB CVCPV CWCUW CXCXR
CYCYP CZCZE DEDEU DJDJI DKDNK DMDMA DODOM DZDZA ECECU EEEST EGEGY EHESH ERERI ESESP ETETH FIFIN FJFJI FKFLK
FMFSM FOFRO FRFRA GAGAB GBGBR GDGRD GEGEO GFGUF GGGGY GHGHA GIGIB GLGRL GMGMB GNGIN GPGLP GQGNQ GRGRC GSSGS
GTGTM GUGUM GWGNB GYGUY HKHKG HMHMD HNHND HRHRV HTHTI HUHUN IDIDN IEIRL ILISR IMIMN ININD IOIOT IQIRQ IRIRN
ISISL ITITA JEJEY JMJAM JOJOR JPJPN KEKEN KGKGZ KHKHM KIKIR KMCOM KNKNA KPPRK KRKOR KWKWT KYCYM KZKAZ LALAO
LBLBN LCLCA LILIE LKLKA LRLBR LSLSO LTLTU LULUX LVLVA LYLBY MAMAR MCMCO MDMDA MEMNE MFMAF MGMDG MHMHL MKMKD
MLMLI MMMMR MNMNG MOMAC MPMNP MQMTQ MRMRT MSMSR MTMLT MUMUS MVMDV MWMWI MXMEX MYMYS MZMOZ NANAM NCNCL NENER
NFNFK NGNGA NINIC NLNLD NONOR NPNPL NRNRU NUNIU NZNZL OMOMN PAPAN PEPER PFPYF PGPNG PHPHL PKPAK PLPOL PMSPM
PNPCN PRPRI PSPSE PTPRT PWPLW PYPRY QAQAT REREU ROROU RSSRB RURUS RWRWA SASAU SBSLB SCSYC SDSDN SESWE SGSGP
SHSHN SISVN SJSJM SKSVK SLSLE SMSMR SNSEN SOSOM SRSUR SSSSD STSTP SVSLV SXSXM SYSYR SZSWZ TCTCA TDTCD TFATF
TGTGO THTHA TJTJK TKTKL TLTLS TMTKM TNTUN TOTON TRTUR TTTTO TVTUV TWTWN TZTZA UAUKR UGUGA UMUMI USUSA UYURY
UZUZB VAVAT VCVCT VEVEN VGVGB VIVIR VNVNM VUVUT WFWLF WSWSM YEYEM YTMYT ZAZAF ZMZMB ZWZWE
`

// Former names by ISO 3166-3 (Burma, Dahomey, Upper Volta, Zaire, East Timor) and by earlier editions of ISO 3166-1. The others are in
// common use, on which no standard exists: parts of a country that people take for it, and short forms.
const names = `
AE UAE; Emirates
BF Upper Volta
BJ Dahomey
BY Byelorussia
CD DRC; DR Congo; Zaire
CI Ivory Coast
CN PRC; People's Republic of China
CV Cape Verde
CZ Czech Republic
FK Malvinas
GB England; Scotland; Wales; Northern Ireland; Great Britain; Britain
IE Republic of Ireland; Eire
IR Persia
KH Kampuchea
KP DPRK
KR Republic of Korea
LK Ceylon
MK Macedonia; FYROM
MM Burma
MO Macau
NL Holland
PS Gaza; West Bank
RU Russian Federation
SA KSA
SZ Swaziland
TH Siam
TL East Timor
TR Turkey
US America; United States of America
VA Vatican
VU New Hebrides
WS Western Samoa
ZW Rhodesia
`

const linesOf = (text: string): string[] => text.trim().split(/\s*\n/)
const threeLetters = new Map(linesOf(letters).flatMap((line) => line.split(' ').map(splitAfterTwo)))
const calledToo = new Map(linesOf(names).map(splitAfterTwo))

function splitAfterTwo(text: string): [code: string, rest: string] {
  return [text.slice(0, 2), text.slice(2).trim()]
}

/** What else people type for a country: its three letters, former and common names, and what CLDR calls it in English and in its own language. */
function otherNamesOf({ code, description }: CodeListEntry): string[] {
  const own = new Intl.Locale(`und-${code}`).maximize().language
  const inCldr = [
    new Intl.DisplayNames('en', { type: 'region' }),
    new Intl.DisplayNames('en', { type: 'region', style: 'short' }),
    new Intl.DisplayNames([own, 'en'], { type: 'region' }),
  ].map((cldr) => cldr.of(code) ?? code)
  const others = [threeLetters.get(code) ?? code, ...(calledToo.get(code)?.split('; ') ?? []), ...inCldr]
  return [...new Set(others)].filter((name) => name !== description && name !== code)
}

/** Of each country: made when they are first asked for, since a release does not change them. */
let known: ReadonlyMap<string, string[]> | undefined

/** Countries with the names by which a field finds them too. */
export function withOtherNames(countries: readonly CodeListEntry[]): CodeListEntry[] {
  known ??= new Map(countries.map((country) => [country.code, otherNamesOf(country)]))
  return countries.map((country) => ({ ...country, other_names: known?.get(country.code) ?? [] }))
}
