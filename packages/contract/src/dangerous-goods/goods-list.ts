/**
 * Dangerous goods that are shipped often: UN number, proper shipping name, class, subsidiary hazards, packing groups each with the most
 * that a package may hold on a cargo aircraft ("F": forbidden, "*": no limit, "?": not read), and marks:
 *
 *     L liquid   G gas   N the technical name is added   M marine pollutant   A acid   K alkali   T temperature controlled
 *
 * Names, classes, groups and marks from the Dangerous Goods List of the IMDG Code, amendment 42-24; quantities from column 9B of 49 CFR
 * 172.101 (eCFR of 17 June and 27 August 2026, public domain). Decision 163 says which rows were compared with what.
 */
export const goodsRows = `
0012|Cartridges for weapons, inert projectile, or cartridges, small arms|1.4S||-:100kg|
0014|Cartridges for weapons, blank, or cartridges for tools, blank|1.4S||-:100kg|
0027|Black powder (gunpowder), granular or as a meal|1.1D||-:F|
0081|Explosive, blasting, type A|1.1D||-:F|
0161|Powder, smokeless|1.3C||-:F|
0323|Cartridges, power device|1.4S||-:100kg|
0335|Fireworks|1.3G||-:F|
0336|Fireworks|1.4G||-:75kg|
0337|Fireworks|1.4S||-:100kg|
0432|Articles, pyrotechnic, for technical purposes|1.4S||-:100kg|
0503|Safety devices, pyrotechnic|1.4G||-:75kg|
0514|Fire suppressant dispersing devices|1.4S||-:?|
1001|Acetylene, dissolved|2.1||-:15kg|G
1002|Air, compressed|2.2||-:150kg|G
1005|Ammonia, anhydrous|2.3|8|-:F|GMK
1006|Argon, compressed|2.2||-:150kg|G
1011|Butane|2.1||-:150kg|G
1013|Carbon dioxide|2.2||-:150kg|G
1017|Chlorine|2.3|5.1,8|-:F|GM
1028|Dichlorodifluoromethane (refrigerant gas R 12)|2.2||-:150kg|G
1030|1,1-Difluoroethane (refrigerant gas R 152a)|2.1||-:150kg|G
1044|Fire extinguishers with compressed or liquefied gas|2.2||-:150kg|
1046|Helium, compressed|2.2||-:150kg|G
1049|Hydrogen, compressed|2.1||-:150kg|G
1057|Lighters or lighter refills, containing flammable gas|2.1||-:15kg|
1066|Nitrogen, compressed|2.2||-:150kg|G
1072|Oxygen, compressed|2.2|5.1|-:150kg|G
1073|Oxygen, refrigerated liquid|2.2|5.1|-:F|G
1075|Petroleum gases, liquefied|2.1||-:150kg|G
1077|Propylene|2.1||-:150kg|G
1078|Refrigerant gas, n.o.s.|2.2||-:150kg|GN
1080|Sulphur hexafluoride|2.2||-:150kg|G
1088|Acetal|3||II:60L|L
1089|Acetaldehyde|3||I:30L|L
1090|Acetone|3||II:60L|L
1104|Amyl acetates|3||III:220L|L
1105|Pentanols|3||II:60L III:220L|L
1114|Benzene|3||II:60L|L
1120|Butanols|3||II:60L III:220L|L
1123|Butyl acetates|3||II:60L III:220L|L
1133|Adhesives containing flammable liquid|3||I:30L II:60L III:220L|L
1139|Coating solution|3||I:30L II:60L III:220L|L
1145|Cyclohexane|3||II:60L|LM
1155|Diethyl ether (ethyl ether)|3||I:30L|L
1160|Dimethylamine, aqueous solution|3|8|II:5L|LK
1165|Dioxane|3||II:60L|L
1170|Ethanol (ethyl alcohol) or ethanol solution|3||II:60L III:220L|L
1171|Ethylene glycol monoethyl ether|3||III:220L|L
1173|Ethyl acetate|3||II:60L|L
1175|Ethylbenzene|3||II:60L|L
1184|Ethylene dichloride|3|6.1|II:60L|L
1188|Ethylene glycol monomethyl ether|3||III:220L|L
1193|Ethyl methyl ketone (methyl ethyl ketone)|3||II:60L|L
1197|Extracts, liquid, for flavour or aroma|3||II:60L III:220L|L
1198|Formaldehyde solution, flammable|3|8|III:60L|L
1199|Furaldehydes|6.1|3|II:60L|L
1202|Gas oil or diesel fuel or heating oil, light|3||III:220L|L
1203|Motor spirit or gasoline or petrol|3||II:60L|L
1206|Heptanes|3||II:60L|LM
1208|Hexanes|3||II:60L|LM
1210|Printing ink, flammable, or printing ink related material|3||I:30L II:60L III:220L|L
1212|Isobutanol (isobutyl alcohol)|3||III:220L|L
1213|Isobutyl acetate|3||II:60L|L
1219|Isopropanol (isopropyl alcohol)|3||II:60L|L
1220|Isopropyl acetate|3||II:60L|L
1223|Kerosene|3||III:220L|L
1224|Ketones, liquid, n.o.s.|3||II:60L III:220L|LN
1229|Mesityl oxide|3||III:220L|L
1230|Methanol|3|6.1|II:60L|L
1231|Methyl acetate|3||II:60L|L
1235|Methylamine, aqueous solution|3|8|II:5L|LK
1245|Methyl isobutyl ketone|3||II:60L|L
1247|Methyl methacrylate monomer, stabilized|3||II:60L|L
1249|Methyl propyl ketone|3||II:60L|L
1262|Octanes|3||II:60L|LM
1263|Paint or paint related material|3||I:30L II:60L III:220L|L
1265|Pentanes, liquid|3||I:30L II:60L|L
1266|Perfumery products with flammable solvents|3||II:60L III:220L|L
1267|Petroleum crude oil|3||I:30L II:60L III:220L|L
1268|Petroleum distillates, n.o.s. or petroleum products, n.o.s.|3||I:30L II:60L III:220L|L
1272|Pine oil|3||III:220L|LM
1274|n-Propanol (propyl alcohol, normal)|3||II:60L III:220L|L
1276|n-Propyl acetate|3||II:60L|L
1280|Propylene oxide|3||I:30L|L
1282|Pyridine|3||II:60L|L
1287|Rubber solution|3||II:60L III:220L|L
1289|Sodium methylate solution in alcohol|3|8|II:5L III:60L|LK
1292|Tetraethyl silicate|3||III:220L|L
1293|Tinctures, medicinal|3||II:60L III:220L|L
1294|Toluene|3||II:60L|L
1299|Turpentine|3||III:220L|LM
1300|Turpentine substitute|3||II:60L III:220L|L
1301|Vinyl acetate, stabilized|3||II:60L|L
1306|Wood preservatives, liquid|3||II:60L III:220L|L
1307|Xylenes|3||II:60L III:220L|L
1309|Aluminium powder, coated|4.1||II:50kg III:100kg|
1325|Flammable solid, organic, n.o.s.|4.1||II:50kg III:100kg|N
1328|Hexamethylenetetramine|4.1||III:100kg|
1334|Naphthalene, crude or refined|4.1||III:100kg|M
1350|Sulphur|4.1||III:100kg|
1361|Carbon, animal or vegetable origin|4.2||II:F III:F|
1362|Carbon, activated|4.2||III:0.5kg|
1386|Seed cake, containing vegetable oil|4.2||III:F|
1394|Aluminium carbide|4.3||II:50kg|
1396|Aluminium powder, uncoated|4.3||II:50kg III:100kg|
1402|Calcium carbide|4.3||I:15kg II:50kg|
1408|Ferrosilicon with 30 % or more but less than 90 % silicon|4.3|6.1|III:100kg|
1415|Lithium|4.3||I:15kg|
1428|Sodium|4.3||I:15kg|
1444|Ammonium persulphate|5.1||III:100kg|
1454|Calcium nitrate|5.1||III:100kg|
1474|Magnesium nitrate|5.1||III:100kg|
1479|Oxidizing solid, n.o.s.|5.1||I:15kg II:25kg III:100kg|N
1486|Potassium nitrate|5.1||III:100kg|
1490|Potassium permanganate|5.1||II:25kg|M
1492|Potassium persulphate|5.1||III:100kg|
1495|Sodium chlorate|5.1||II:25kg|
1498|Sodium nitrate|5.1||III:100kg|
1500|Sodium nitrite|5.1|6.1|III:100kg|M
1505|Sodium persulphate|5.1||III:100kg|
1547|Aniline|6.1||II:60L|LM
1593|Dichloromethane|6.1||III:220L|L
1671|Phenol, solid|6.1||II:100kg|
1680|Potassium cyanide, solid|6.1||I:50kg|M
1689|Sodium cyanide, solid|6.1||I:50kg|M
1710|Trichloroethylene|6.1||III:220L|L
1719|Caustic alkali liquid, n.o.s.|8||II:30L III:60L|LNK
1744|Bromine or bromine solution|8|6.1|I:F|L
1748|Calcium hypochlorite, dry|5.1||II:25kg III:100kg|M
1755|Chromic acid solution|8||II:30L III:60L|LA
1759|Corrosive solid, n.o.s.|8||I:25kg II:50kg III:100kg|N
1760|Corrosive liquid, n.o.s.|8||I:2.5L II:30L III:60L|LN
1779|Formic acid with more than 85 % acid|8|3|II:30L|LA
1789|Hydrochloric acid|8||II:30L III:60L|LA
1790|Hydrofluoric acid with not more than 60 % acid|8|6.1|II:30L|LA
1791|Hypochlorite solution|8||II:30L III:60L|LM
1805|Phosphoric acid solution|8||III:60L|LA
1807|Phosphorus pentoxide|8||II:50kg|A
1813|Potassium hydroxide, solid|8||II:50kg|K
1814|Potassium hydroxide solution|8||II:30L III:60L|LK
1823|Sodium hydroxide, solid|8||II:50kg|K
1824|Sodium hydroxide solution|8||II:30L III:60L|LK
1830|Sulphuric acid with more than 51 % acid|8||II:30L|LA
1832|Sulphuric acid, spent|8||II:30L|LA
1839|Trichloroacetic acid, solid|8||II:50kg|A
1840|Zinc chloride solution|8||III:60L|LAM
1845|Carbon dioxide, solid (dry ice)|9||-:200kg|
1846|Carbon tetrachloride|6.1||II:60L|LM
1848|Propionic acid with not less than 10 % and less than 90 % acid|8||III:60L|LA
1863|Fuel, aviation, turbine engine|3||I:30L II:60L III:220L|L
1866|Resin solution, flammable|3||I:30L II:60L III:220L|L
1888|Chloroform|6.1||III:220L|L
1897|Tetrachloroethylene|6.1||III:220L|LM
1903|Disinfectant, liquid, corrosive, n.o.s.|8||I:2.5L II:30L III:60L|LN
1942|Ammonium nitrate with not more than 0.2 % combustible substances|5.1||III:100kg|
1944|Matches, safety|4.1||III:100kg|
1945|Matches, wax "vesta"|4.1||III:100kg|
1950|Aerosols, flammable|2.1||-:150kg|
1950|Aerosols, non-flammable|2.2||-:150kg|
1954|Compressed gas, flammable, n.o.s.|2.1||-:150kg|GN
1956|Compressed gas, n.o.s.|2.2||-:150kg|GN
1965|Hydrocarbon gas mixture, liquefied, n.o.s.|2.1||-:150kg|GN
1969|Isobutane|2.1||-:150kg|G
1971|Methane, compressed, or natural gas, compressed|2.1||-:150kg|G
1972|Methane, refrigerated liquid, or natural gas, refrigerated liquid|2.1||-:F|G
1977|Nitrogen, refrigerated liquid|2.2||-:500kg|G
1978|Propane|2.1||-:150kg|G
1987|Alcohols, n.o.s.|3||II:60L III:220L|LN
1989|Aldehydes, n.o.s.|3||I:30L II:60L III:220L|LN
1990|Benzaldehyde|9||III:220L|L
1992|Flammable liquid, toxic, n.o.s.|3|6.1|I:30L II:60L III:220L|LN
1993|Flammable liquid, n.o.s.|3||I:30L II:60L III:220L|LN
1999|Tars, liquid, including road oils|3||II:60L III:220L|L
2014|Hydrogen peroxide, aqueous solution with 20 % to 60 % hydrogen peroxide|5.1|8|II:F|L
2015|Hydrogen peroxide, stabilized, with more than 60 % hydrogen peroxide|5.1|8|I:F|L
2031|Nitric acid, other than red fuming, with more than 70 % acid|8|5.1|I:2.5L|LA
2031|Nitric acid, other than red fuming, with 65 % to 70 % acid|8|5.1|II:30L|LA
2031|Nitric acid, other than red fuming, with less than 65 % acid|8||II:30L|LA
2037|Receptacles, small, containing gas (gas cartridges), flammable|2.1||-:15kg|
2055|Styrene monomer, stabilized|3||III:220L|L
2056|Tetrahydrofuran|3||II:60L|L
2067|Ammonium nitrate based fertilizer|5.1||III:100kg|
2078|Toluene diisocyanate|6.1||II:60L|L
2079|Diethylenetriamine|8||II:30L|LK
2187|Carbon dioxide, refrigerated liquid|2.2||-:500kg|G
2209|Formaldehyde solution with not less than 25 % formaldehyde|8||III:60L|L
2211|Polymeric beads, expandable, evolving flammable vapour|9||III:200kg|
2312|Phenol, molten|6.1||II:F|L
2319|Terpene hydrocarbons, n.o.s.|3||III:220L|L
2465|Dichloroisocyanuric acid, dry, or its salts|5.1||II:25kg|
2468|Trichloroisocyanuric acid, dry|5.1||II:25kg|
2491|Ethanolamine or ethanolamine solution|8||III:60L|LK
2581|Aluminium chloride solution|8||III:60L|LA
2582|Ferric chloride solution|8||III:60L|LA
2588|Pesticide, solid, toxic, n.o.s.|6.1||I:50kg II:100kg III:200kg|N
2672|Ammonia solution with more than 10 % but not more than 35 % ammonia|8||III:60L|LKM
2735|Amines, liquid, corrosive, n.o.s.|8||I:2.5L II:30L III:60L|LNK
2789|Acetic acid, glacial, or acetic acid solution with more than 80 % acid|8|3|II:30L|LA
2790|Acetic acid solution, more than 10 % but not more than 80 % acid|8||II:30L III:60L|LA
2794|Batteries, wet, filled with acid|8||-:400kg|
2795|Batteries, wet, filled with alkali|8||-:400kg|
2796|Sulphuric acid with not more than 51 % acid, or battery fluid, acid|8||II:30L|LA
2797|Battery fluid, alkali|8||II:30L|LK
2800|Batteries, wet, non-spillable|8||-:*|
2810|Toxic liquid, organic, n.o.s.|6.1||I:30L II:60L III:220L|LN
2811|Toxic solid, organic, n.o.s.|6.1||I:50kg II:100kg III:200kg|N
2813|Water-reactive solid, n.o.s.|4.3||I:15kg II:50kg III:100kg|N
2814|Infectious substance, affecting humans|6.2||-:4L|N
2821|Phenol solution|6.1||II:60L III:220L|L
2857|Refrigerating machines containing non-flammable, non-toxic gases|2.2||-:450kg|
2880|Calcium hypochlorite, hydrated|5.1||II:25kg III:100kg|M
2902|Pesticide, liquid, toxic, n.o.s.|6.1||I:30L II:60L III:220L|LN
2908|Radioactive material, excepted package, empty packaging|7||-:*|
2910|Radioactive material, excepted package, limited quantity|7||-:*|
2915|Radioactive material, type A package|7||-:*|
2920|Corrosive liquid, flammable, n.o.s.|8|3|I:2.5L II:30L|LN
2922|Corrosive liquid, toxic, n.o.s.|8|6.1|I:2.5L II:30L III:60L|LN
2924|Flammable liquid, corrosive, n.o.s.|3|8|I:2.5L II:5L III:60L|LN
2984|Hydrogen peroxide, aqueous solution with 8 % to less than 20 % hydrogen peroxide|5.1||III:30L|L
2990|Life-saving appliances, self-inflating|9||-:*|
3065|Alcoholic beverages with more than 24 % alcohol by volume|3||II:60L III:220L|L
3066|Paint or paint related material, corrosive|8||II:30L III:60L|L
3077|Environmentally hazardous substance, solid, n.o.s.|9||III:*|NM
3082|Environmentally hazardous substance, liquid, n.o.s.|9||III:*|LNM
3088|Self-heating solid, organic, n.o.s.|4.2||II:50kg III:100kg|N
3090|Lithium metal batteries|9||-:35kg|
3091|Lithium metal batteries contained in or packed with equipment|9||-:35kg|
3092|1-Methoxy-2-propanol|3||III:220L|L
3103|Organic peroxide type C, liquid|5.2||-:10L|LN
3105|Organic peroxide type D, liquid|5.2||-:10L|LN
3106|Organic peroxide type D, solid|5.2||-:10kg|N
3107|Organic peroxide type E, liquid|5.2||-:25L|LN
3109|Organic peroxide type F, liquid|5.2||-:25L|LN
3113|Organic peroxide type C, liquid, temperature controlled|5.2||-:F|LNT
3115|Organic peroxide type D, liquid, temperature controlled|5.2||-:F|LNT
3117|Organic peroxide type E, liquid, temperature controlled|5.2||-:F|LNT
3119|Organic peroxide type F, liquid, temperature controlled|5.2||-:F|LNT
3139|Oxidizing liquid, n.o.s.|5.1||I:2.5L II:5L III:30L|LN
3159|1,1,1,2-Tetrafluoroethane (refrigerant gas R 134a)|2.2||-:150kg|G
3161|Liquefied gas, flammable, n.o.s.|2.1||-:150kg|GN
3163|Liquefied gas, n.o.s.|2.2||-:150kg|GN
3164|Articles, pressurized, pneumatic or hydraulic|2.2||-:*|
3166|Vehicle, flammable liquid or gas powered|9||-:*|
3171|Battery-powered vehicle or equipment|9||-:*|
3175|Solids containing flammable liquid, n.o.s.|4.1||II:50kg|N
3244|Solids containing corrosive liquid, n.o.s.|8||II:50kg|N
3252|Difluoromethane (refrigerant gas R 32)|2.1||-:150kg|G
3257|Elevated temperature liquid, n.o.s.|9||III:F|LN
3260|Corrosive solid, acidic, inorganic, n.o.s.|8||I:25kg II:50kg III:100kg|NA
3261|Corrosive solid, acidic, organic, n.o.s.|8||I:25kg II:50kg III:100kg|NA
3262|Corrosive solid, basic, inorganic, n.o.s.|8||I:25kg II:50kg III:100kg|NK
3263|Corrosive solid, basic, organic, n.o.s.|8||I:25kg II:50kg III:100kg|NK
3264|Corrosive liquid, acidic, inorganic, n.o.s.|8||I:2.5L II:30L III:60L|LNA
3265|Corrosive liquid, acidic, organic, n.o.s.|8||I:2.5L II:30L III:60L|LNA
3266|Corrosive liquid, basic, inorganic, n.o.s.|8||I:2.5L II:30L III:60L|LNK
3267|Corrosive liquid, basic, organic, n.o.s.|8||I:2.5L II:30L III:60L|LNK
3268|Safety devices, electrically initiated|9||-:100kg|
3269|Polyester resin kit, liquid base material|3||II:5kg III:5kg|L
3271|Ethers, n.o.s.|3||II:60L III:220L|LN
3272|Esters, n.o.s.|3||II:60L III:220L|LN
3291|Clinical waste, unspecified, n.o.s.|6.2||-:*|
3295|Hydrocarbons, liquid, n.o.s.|3||I:30L II:60L III:220L|L
3316|Chemical kit or first aid kit|9||-:10kg|
3373|Biological substance, category B|6.2||-:4L|
3378|Sodium carbonate peroxyhydrate|5.1||II:25kg III:100kg|
3475|Ethanol and gasoline mixture with more than 10 % ethanol|3||II:60L|L
3480|Lithium ion batteries|9||-:35kg|
3481|Lithium ion batteries contained in or packed with equipment|9||-:35kg|
3536|Lithium batteries installed in cargo transport unit|9||-:F|
3550|Cobalt dihydroxide powder, containing not less than 10 % respirable particles|6.1||I:?|
3551|Sodium ion batteries with organic electrolyte|9||-:35kg|
3552|Sodium ion batteries contained in or packed with equipment, with organic electrolyte|9||-:?|
3553|Disilane|2.1||-:?|G
3554|Gallium contained in manufactured articles|8||-:?|
3555|Trifluoromethyltetrazole-sodium salt in acetone, with not less than 68 % acetone, by mass|3||II:?|L
3556|Vehicle, lithium ion battery powered|9||-:*|
3557|Vehicle, lithium metal battery powered|9||-:?|
3558|Vehicle, sodium ion battery powered|9||-:?|
3559|Fire suppressant dispersing devices|9||-:?|
3560|Tetramethylammonium hydroxide aqueous solution with not less than 25 % tetramethylammonium hydroxide|6.1|8|I:?|LK
`
