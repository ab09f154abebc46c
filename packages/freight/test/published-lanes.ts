const suezTable = 'Suez Canal Authority, "saving in distance" table, as rafimar.com/Suez-Canal.html prints it'
const johnson =
  'Emory R. Johnson, Panama Canal Traffic and Tolls, as quoted in J. B. Bishop, "Panama Past and Present", p. 237 (Wikisource)'
const hydrographic = 'US Hydrographic Office, as quoted on clyx.com, "San Francisco and the Nicaragua Canal"'

/**
 * Published port-to-port distances in nautical miles. For the South Atlantic and the South Pacific none could be found that
 * names its source; tests for those are below.
 */
export const publishedLanes = [
  {
    from: 'CNSHA',
    to: 'NLRTM',
    published: 10_600,
    source:
      'Notteboom, Pallis, Rodrigue: Port Economics, Management and Policy, "Routing options between Shanghai, Rotterdam and New York"',
  },
  { from: 'INBOM', to: 'NLRTM', published: 6_337, source: suezTable },
  { from: 'INBOM', to: 'FRMRS', published: 4_558, source: suezTable },
  { from: 'SAJED', to: 'GBLIV', published: 3_902, source: suezTable },
  { from: 'CNSHA', to: 'ITGOA', published: 8_670, source: suezTable },
  // Ras Tanura, where the table begins, lies 30 nautical miles from Dammam.
  { from: 'SADMM', to: 'USNYC', published: 8_281, source: suezTable },
  {
    from: 'SAJED',
    to: 'ROCND',
    published: 1_698,
    source: 'Suez Canal Authority, as seapace.com/scinfo prints it',
  },
  {
    from: 'USNYC',
    to: 'LKCMB',
    published: 8_604,
    source: 'NGA Pub. 151, Distances Between Ports, as grokipedia.com quotes it',
  },
  { from: 'USNYC', to: 'USSFO', published: 5_262, source: johnson },
  { from: 'USNYC', to: 'PAONX', published: 1_974, source: johnson },
  { from: 'USMSY', to: 'PAONX', published: 1_395, source: johnson },
  {
    from: 'USBOS',
    to: 'USANC',
    published: 7_312,
    source: 'NOAA, Distances between United States Ports (1978), as Maritime Reporter quotes it',
  },
  { from: 'USSFO', to: 'JPYOK', published: 4_536, source: hydrographic },
  { from: 'USSFO', to: 'HKHKG', published: 6_060, source: hydrographic },
  { from: 'USHNL', to: 'HKHKG', published: 4_917, source: hydrographic },
  { from: 'USHNL', to: 'JPYOK', published: 3_400, source: hydrographic },
  {
    from: 'USSFO',
    to: 'USHNL',
    published: 2_083,
    source:
      'G. A. Woods, Marine Surveyor, "Memorandum of Distances of San Francisco Route", AJHR 1870 E-4A (paperspast.natlib.govt.nz)',
  },
]
