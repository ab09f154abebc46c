/**
 * Where freight trains cross a border: the two countries, the place, and for a change of gauge the hours that it takes and where it is
 * done. A border that is not here has no line, or none that carries freight.
 */
export type RailCrossing = {
  between: [string, string]
  name: string
  at: [lng: number, lat: number]
  /** Hours for the change of gauge; nothing where wagons run through. */
  hours: number
}

/** Europe between railways of 1,435 mm: the crossings of European Railway Agency corridors; EGTRE, “Border crossings” (egtre.info). */
const standard = `
FR BE Quévy 3.95,50.32; FR BE Mouscron 3.2,50.72; FR LU Bettembourg 6.1,49.47; FR DE Forbach 6.93,49.2; FR DE Kehl 7.8,48.57
FR CH Basel St. Johann 7.56,47.58; FR CH Vallorbe 6.35,46.75; FR IT Modane 6.67,45.15; FR IT Ventimiglia 7.55,43.79
BE NL Roosendaal 4.46,51.46; BE DE Aachen West 6.02,50.72; BE LU Arlon 5.85,49.65; NL DE Emmerich 6.12,51.87
NL DE Bad Bentheim 7.05,52.3; NL DE Venlo 6.22,51.37; DE LU Igel 6.52,49.71; DE CH Basel 7.62,47.57; DE CH Schaffhausen 8.65,47.75
DE AT Kufstein 12.17,47.6; DE AT Salzburg 12.95,47.82; DE AT Passau 13.45,48.57; DE CZ Bad Schandau 14.2,50.87; DE CZ Cheb 12.3,50.1
DE PL Frankfurt (Oder) 14.57,52.33; DE PL Horka 14.97,51.28; DE DK Padborg 9.36,54.82; SE NO Kornsjø 11.65,58.95
SE NO Charlottenberg 12.2,59.85; SE NO Riksgränsen 18.1,68.43; AT CH Buchs 9.5,47.2; AT IT Brenner 11.51,47.0; AT IT Tarvisio 13.62,46.53
AT SI Spielfeld-Straß 15.63,46.7; AT SI Jesenice 14.03,46.45; AT HU Hegyeshalom 17.1,47.93; AT CZ Břeclav 16.9,48.72
AT SK Marchegg 16.95,48.25; CZ PL Petrovice 18.55,49.9; CZ SK Kúty 17.0,48.69; CZ SK Čadca 18.75,49.5; PL SK Zwardoń 18.95,49.5
PL SK Plaveč 20.85,49.3; SK HU Štúrovo 18.77,47.82; SK HU Rajka 17.2,48.0; HU RO Curtici 21.27,46.35; HU RO Episcopia 21.83,47.13
HU RS Kelebia 19.62,46.17; HU HR Gyékényes 16.98,46.23; HU SI Hodoš 16.33,46.83; SI HR Dobova 15.68,45.87; SI IT Villa Opicina 13.83,45.7
CH IT Chiasso 9.03,45.83; CH IT Domodossola 8.2,46.2; HR RS Tovarnik 19.17,45.15; HR BA Slavonski Šamac 18.5,45.06
HR BA Metković 17.65,43.06; RS BA Zvornik 19.12,44.4; RS BG Dimitrovgrad 22.85,42.98; RS MK Tabanovce 21.72,42.25
RS RO Vršac 21.3,45.13; RS ME Vrbnica 19.65,43.12; ME AL Tuzi 19.37,42.3; MK GR Idomeni 22.52,41.13; BG GR Kulata 23.36,41.38
BG RO Ruse 25.98,43.88; BG RO Vidin 22.93,44.0; BG TR Kapıkule 26.35,41.72; GR TR Pythio 26.6,41.37
US CA Sarnia -82.41,42.98; US CA Detroit -83.06,42.32; US CA Fort Erie -78.9,42.93; US CA Rouses Point -73.36,45.0
US CA Noyes -97.2,49.0; US CA Portal -102.55,49.0; US CA International Falls -93.4,48.6; US CA Kingsgate -116.18,49.0
US CA Blaine -122.75,49.0; US CA Vanceboro -67.43,45.57; US MX Laredo -99.5,27.5; US MX Eagle Pass -100.5,28.7
US MX El Paso -106.48,31.75; US MX Nogales -110.94,31.33; US MX Brownsville -97.5,25.9; IR TR Kapıköy 44.3,38.5; CN LA Boten 101.65,21.2
DJ ET Dewele 42.6,11.08
`

/** Former Soviet railways of 1,520 mm among themselves: the border stations of the OSJD's uniform transit tariff. */
const broad = `
RU BY Krasnoye 31.0,54.6; BY LT Gudogai 25.75,54.6; BY LV Bigosovo 27.75,55.85; LV RU Zilupe 28.2,56.38; LT LV Meitene 23.7,56.35
LT RU Kybartai 22.75,54.65; LV EE Valga 26.03,57.77; RU KZ Petropavlovsk 69.1,55.0; RU KZ Lokot 81.2,51.15; RU KZ Iletsk 55.0,51.05
RU KZ Zolotaya Sopka 61.3,54.0; RU KZ Ozinki 49.8,51.2; RU KZ Aksarayskaya 48.5,46.7; RU MN Naushki 106.1,50.37; RU AZ Samur 48.5,41.8
MD UA Mohyliv-Podilskyi 27.8,48.43; KZ UZ Saryagash 69.2,41.42; KZ UZ Karakalpakia 56.1,45.0; KZ KG Lugovaya 73.6,42.93
KZ TM Bolashak 53.8,41.9; UZ TM Farap 63.6,39.2; UZ TJ Bekabad 69.3,40.2; UZ TJ Kudukli 67.9,38.4; UZ KG Savay 72.9,40.7
UZ AF Galaba 67.42,37.22; TM AF Serhetabat 62.3,35.27; GE AZ Gardabani 45.25,41.33; GE AM Sadakhlo 44.8,41.24
`

/** Other gauges, the same on both sides: Spain and Portugal, India and Bangladesh; the African border stations as SADC's railways list them; Laos, Thailand and Malaysia; Bolivia and Brazil. */
const narrow = `
TH MY Padang Besar 100.32,6.66; BO BR Corumbá -57.75,-19.03; CI BF Niangoloko -5.1,10.1; IN BD Petrapole 88.88,23.04
ES PT Vilar Formoso -6.83,40.61; ES PT Elvas -7.1,38.9; ES PT Valença -8.63,42.04
ZA NA Nakop 20.0,-28.1; ZA BW Ramatlabama 25.57,-25.63; BW ZW Plumtree 27.75,-20.5; ZA ZW Beitbridge 29.98,-22.22
ZW ZM Victoria Falls 25.86,-17.93; ZW MZ Machipanda 32.72,-18.98; ZW MZ Chicualacuala 31.7,-22.08; ZA MZ Komatipoort 31.97,-25.44
ZA SZ Golela 31.9,-27.3; SZ MZ Goba 32.1,-26.2; ZM CD Sakania 28.55,-12.75; CD AO Luau 22.2,-10.7; ZM TZ Nakonde 32.76,-9.3
MW MZ Entre-Lagos 35.9,-14.85
`

/**
 * Changes of gauge. EGTRE, “Border Crossings” of Belarus, Poland, Slovakia and Ukraine (egtre.info, 2012–2013); ADY Container, “Rails”
 * (adycontainer.com); Liquisearch, “Rail Transport in Argentina – International Rail Links”; hours are ours: a container is lifted
 * from train to train within half a day, and waits for the next.
 */
const changes = `
FR ES Irun -1.78,43.35 10; FR ES Portbou 3.16,42.43 10; SE FI Haparanda 24.15,65.83 16; PL BY Małaszewicze 23.6,52.06 18
PL UA Medyka 22.95,49.8 18; PL UA Dorohusk 23.8,51.18 18; PL LT Šeštokai 23.3,54.25 30; PL RU Braniewo 19.88,54.42 18
SK UA Dobrá 22.13,48.43 18; HU UA Záhony 22.18,48.41 18; RO UA Vadul-Siret 26.05,47.95 18; RO MD Ungheni 27.78,47.2 18
CN KZ Dostyk 82.5,45.22 18; CN KZ Khorgos 80.35,44.2 16; CN RU Zabaikalsk 117.4,49.6 20; CN RU Suifenhe 131.15,44.4 20
CN RU Tongjiang 132.55,47.8 20; CN MN Erenhot 111.97,43.7 18; IR TM Sarakhs 61.15,36.53 16; IR TM Incheh Borun 54.7,37.45 16
IR AZ Astara 48.87,38.43 16; TR GE Akhalkalaki 43.3,41.2 16; IR PK Mirjaveh 61.45,29.02 24; CN VN Dong Dang 106.75,21.98 12
CN VN Hekou 103.97,22.52 12; LA TH Nong Khai 102.72,17.88 12; AR BR Paso de los Libres -57.08,-29.75 16
BR UY Livramento -55.53,-30.9 16; KE UG Malaba 34.27,0.64 16; AR BO Yacuiba -63.68,-22.03 16
`

export const railCrossings: readonly RailCrossing[] = [standard, broad, narrow, changes]
  .flatMap((table) => table.trim().split(/;\s|\n/))
  .map((row) => {
    const [, one = '', other = '', name = '', lng, lat, hours] =
      /^(\w\w) (\w\w) (.+) ([-\d.]+),([-\d.]+)(?: (\d+))?$/.exec(row.trim()) ?? []
    return { between: [one, other], name, at: [Number(lng), Number(lat)], hours: Number(hours ?? 0) }
  })
