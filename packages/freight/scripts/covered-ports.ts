/**
 * The ports we offer, as UN/LOCODEs: the country, then its ports. Chosen by hand among those of the npm package sea-ports:
 * commercial seaports with a road to them; river and lake ports that no sea lane reaches are left out.
 */
export const coveredPorts = `
AE AUH JEA KLF RKT SHJ; AG SJO; AL DRZ; AO LAD LOB; AR BHI BUE MDQ ROS USH ZAE; AS PPG
AU ADL BEL BNE BWT DRW FRE HBA MEL NTL PHE SYD TSV; AW ORJ; BB BGI; BD CGP MGL; BE ANR GNE ZEE; BG BOJ VAR
BH BAH KBS; BJ COO; BM BDA; BN MUA; BR BEL FOR IGI IOA ITJ MAO NVT PEC PNG RIG RIO SFS SSA SSZ SUA VIX VLC
BS FPO NAS; BZ BZE; CA HAL MTR PRR QUE SJB SJF VAN; CD MAT; CG PNR; CI ABJ SPY
CL ANF ARI CNL IQQ LQN PUQ SAI SVE VAP; CM DLA
CN CAN DLC FAN HAK LYG NGB NSA RZH SHA SHK SWA SZX TAO TSN TXG WNZ XMN YIK YNT YTN ZHA ZUH
CO BAQ BUN CTG SMR; CR CAL LIO MOB; CU HAV MAR SCU; CV MIN; CY LMS; DE BRE BRV HAM LBC RSK WVN; DJ JIB
DK AAL AAR CPH EBJ FRC; DM RSU; DO CAU HAI POP; DZ AAE ALG BJA ORN SKI; EC ESM GYE MEC PBO; EE MUG TLL
EG ALY DAM EDK PSD SOK SUZ; ER MSW; ES ALC ALG BCN BIO CAD CAR GIJ LPA PMI SCT SDR TAR VGO VLC
FI HEL HMN KTK OUL RAU TKU; FJ LTK SUV; FK PSY; FM PNI; FO THO; FR BOD DKK FOS LEH LRH MRS MTX NTE URO
GA LBV POG; GB ABD BEL BRS CDF FXT GRG GRK HUL IMM LGP LIV LON PME SOU TEE TIL; GD STG; GE BUS PTI; GF DDC
GH TEM TKD; GI GIB; GM BJL; GN CKY; GP PTP; GQ BSG; GR HER PIR SKG VOL; GT PBR PRQ STC; GU GUM; GW OXB
GY GEO; HK HKG; HN PCR SLO; HR PLE RJK SPU; HT PAP; ID BLW BPN JKT MAK PLM PNK SRG SUB TPP; IE DUB ORK WAT
IL ASH HFA; IN BOM CCU COK HAL IXE IXY KRI MAA MRM MUN NSA PAV TUT VTZ; IQ UQR; IR BKM BND; IS REY
IT AOI AUG BRI CAG CTA CVV GIT GOA LIV NAP PMO RAN SAL SPE TAR TRS VCE; JM KIN MBJ; JO AQJ
JP HIJ HKT KIJ MOJ NAH NGO OSA SDJ SMZ TMK TYO UKB YKK YOK; KE MBA; KH KOS PNH; KI TRW; KM MUT; KN BAS
KR INC KAN KUV PUS USN; KW SAA SWK; KY GEC; LB BEY KYE; LC CAS; LK CMB; LR MLW; LT KLJ; LV RIX VNT
LY BEN MRA TIP; MA AGA CAS PTM TNG; MD GIU; ME BAR; MG TMM TOA; MH MAJ; MM RGN; MO MFM; MQ FDF; MR NDB NKC
MT MAR MLA; MU PLU; MV MLE; MX ATM ESE PGO SCX TAM VER ZLO; MY BKI BTU JHB KCH KUA PEN PGU PKG SDK TPP
MZ BEW MNC MPM; NA LUD WVB; NC NOU; NG APP LOS ONN TIN; NI CIO; NL AMS MOE RTM VLI
NO AES BGO DRM KRS LAR OSL SVG TOS TRD; NZ AKL BLU LYT NPE NPL POE TIU TRG WLG; OM MCT SLL SOH
PA BLB CTB MIT ONX PTY; PE CLL MRI PAI; PF PPT; PG LAE POM RAB; PH CEB CGY DVO GES MNL SFS ZAM; PK BQM KHI
PL GDN GDY SZZ; PR SJU; PT FNC LEI LIS PDL SET SIE; QA DOH; RE PDG REU; RO CND
RU ARH KGD LED MMK NJK NVS VVO VYP; SA DMM JED JUB; SB HIR; SC POV; SD PZU; SE GOT GVX HEL MMA NRK STO
SG SIN; SI KOP; SL FNA; SN DKR; SO BBO MGQ; SR PBM; ST TMS; SV AQJ; SY LTK TTS; TC PLS; TG LFW
TH BKK LCH SGZ; TN SFA TUN; TO TBU; TR AMB GEM ISK IST IZM IZT MER SSX TEK; TT POS PTS; TW KEL KHH TXG
TZ DAR TGT ZNZ; UA ILK ODS
US ANC BAL BOS CHS DUT EWR FPO GPT HNL HOU ILM JAX LAX LGB MIA MOB MSY NYC OAK ORF PDX PEF PHL SAN SAV SEA SFO TIW TPA
UY MVD; VC KTN; VE LAG MAR PBL; VI CTD; VN DAD HPH SGN UIH VUT; VU VLI; WS APW; YE ADE HOD; YT LON
ZA CPT DUR ELS PLZ RCB ZBA
`
  .split(/[;\n]/)
  .flatMap((group) => {
    const [country = '', ...ports] = group.trim().split(/\s+/)
    return ports.map((port) => country + port)
  })

/**
 * Where sea-ports is wrong by more than the port's own length, or has the city: longitude, latitude. Those without a word are where the
 * SMDG terminal facilities list of December 2025 (CC BY 4.0, github.com/datasets/smdg-master-terminal-facilities-list) has the
 * container terminals of the code. Other sources: Huangpu for Guangzhou and Avonmouth for Bristol (sea-ports itself), Kolonia for Pohnpei
 * (GeoNames), Tilbury for London and Takasago for Sendai (SMDG, under other codes), Port Sultan Qaboos for Muscat (Wikipedia), Apapa for
 * Lagos (SMDG), the World Port Index for Maracaibo. Altamira's quays
 * are 24 km north of Tampico's (worldportsource.com); Odessa's and Chornomorsk's are where Wikipedia has them; the containers of Bandar Abbas
 * are handled at Shahid Rajaee, 23 km west of the city (IRNA, de.irna.ir/amp/85766002). Freeport and
 * Beirut are where Wikipedia and the Logistics Cluster have them, within 1.5 km of SMDG's. All read in November 2026.
 */
export const correctedPositions: Record<string, [number, number]> = {
  AERKT: [56.06, 25.98],
  AUADL: [138.49, -34.77],
  AUBNE: [153.17, -27.37],
  AUSYD: [151.21, -33.97],
  BEANR: [4.26, 51.29],
  CNDLC: [121.87, 39.01],
  CNNGB: [121.87, 29.94],
  CNSHA: [121.62, 31.35],
  CNSWA: [116.77, 23.23],
  CNTAO: [120.22, 36.01],
  CNTSN: [117.77, 38.99],
  CNTXG: [117.77, 38.99],
  CNWNZ: [120.88, 28],
  CNYIK: [122.1, 40.27],
  CNYNT: [121.38, 37.58],
  DOHAI: [-70.02, 18.42],
  ECGYE: [-79.92, -2.26],
  EGALY: [29.87, 31.18],
  ESBIO: [-3.04, 43.34],
  FIHEL: [25.19, 60.21],
  FRDKK: [2.18, 51.01],
  GALBV: [9.51, 0.28],
  GBBEL: [-5.88, 54.63],
  GHTEM: [0, 5.62],
  GNCKY: [-13.72, 9.51],
  GUGUM: [144.67, 13.46],
  INMUN: [69.69, 22.74],
  JPKIJ: [139.23, 37.97],
  JPNGO: [136.83, 35.04],
  JPTMK: [141.79, 42.61],
  JPTYO: [139.78, 35.61],
  LYBEN: [20.05, 32.11],
  LYMRA: [15.22, 32.36],
  MMRGN: [96.13, 16.78],
  MRNKC: [-16.03, 17.99],
  MYBKI: [116.12, 6.07],
  MYBTU: [113.07, 3.26],
  MZMPM: [32.55, -25.96],
  NGLOS: [3.39, 6.44],
  NLRTM: [4.03, 51.95],
  OMSLL: [54, 16.94],
  RUVVO: [131.88, 43.09],
  SADMM: [50.19, 26.51],
  SAJED: [39.16, 21.47],
  SAJUB: [49.68, 27.03],
  SESTO: [17.98, 58.94],
  SNDKR: [-17.43, 14.69],
  STTMS: [6.74, 0.35],
  USHOU: [-95, 29.68],
  USPDX: [-122.75, 45.64],
  VNVUT: [107.01, 10.52],
  ZAPLZ: [25.64, -33.96],
  CNCAN: [113.46, 23.11],
  FMPNI: [158.21, 6.97],
  GBBRS: [-2.7, 51.5],
  GBLON: [0.34, 51.46],
  JPSDJ: [141.02, 38.27],
  OMMCT: [58.57, 23.63],
  ARBUE: [-58.37, -34.61],
  HKHKG: [114.12, 22.34],
  LVVNT: [21.53, 57.4],
  PHDVO: [125.66, 7.12],
  TWTXG: [120.5, 24.22],
  USLAX: [-118.25, 33.75],
  USSAV: [-81.14, 32.13],
  BSFPO: [-78.77, 26.53],
  CDMAT: [13.45, -5.82],
  CNNSA: [113.6, 22.64],
  CNYTN: [114.27, 22.57],
  CNZHA: [110.42, 21.17],
  DZAAE: [7.77, 36.9],
  EGEDK: [29.8, 31.13],
  IRBND: [56.06, 27.11],
  LBBEY: [35.52, 33.91],
  MAPTM: [-5.5, 35.89],
  MXATM: [-97.87, 22.48],
  OMSOH: [56.63, 24.52],
  PAMIT: [-79.88, 9.37],
  PKBQM: [67.33, 24.77],
  REPDG: [55.28, -20.94],
  REREU: [55.28, -20.94],
  TRAMB: [28.68, 40.97],
  UAILK: [30.66, 46.33],
  UAODS: [30.74, 46.5],
  VEMAR: [-71.6, 10.63],
}
