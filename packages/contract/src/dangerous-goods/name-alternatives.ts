/**
 * Entries whose name is several proper shipping names: where they are separated by "or" or by commas, the document shows the one that fits
 * only (IMDG Code 3.1.2.2; 49 CFR 172.101 (c)). By number and the name of the list. Entries of class 1 have no price, and are left out.
 */
export const nameAlternatives: Readonly<Record<string, readonly string[]>> = {
  '1057 Lighters or lighter refills, containing flammable gas': [
    'Lighters containing flammable gas',
    'Lighter refills containing flammable gas',
  ],
  '1170 Ethanol (ethyl alcohol) or ethanol solution': [
    'Ethanol (ethyl alcohol)',
    'Ethanol solution (ethyl alcohol solution)',
  ],
  '1202 Gas oil or diesel fuel or heating oil, light': ['Gas oil', 'Diesel fuel', 'Heating oil, light'],
  '1203 Motor spirit or gasoline or petrol': ['Motor spirit', 'Gasoline', 'Petrol'],
  '1210 Printing ink, flammable, or printing ink related material': [
    'Printing ink, flammable',
    'Printing ink related material, flammable',
  ],
  '1263 Paint or paint related material': ['Paint', 'Paint related material'],
  '1268 Petroleum distillates, n.o.s. or petroleum products, n.o.s.': [
    'Petroleum distillates, n.o.s.',
    'Petroleum products, n.o.s.',
  ],
  '1334 Naphthalene, crude or refined': ['Naphthalene, crude', 'Naphthalene, refined'],
  '1744 Bromine or bromine solution': ['Bromine', 'Bromine solution'],
  '1971 Methane, compressed, or natural gas, compressed': [
    'Methane, compressed',
    'Natural gas, compressed, with high methane content',
  ],
  '1972 Methane, refrigerated liquid, or natural gas, refrigerated liquid': [
    'Methane, refrigerated liquid',
    'Natural gas, refrigerated liquid, with high methane content',
  ],
  '2465 Dichloroisocyanuric acid, dry, or its salts': [
    'Dichloroisocyanuric acid, dry',
    'Dichloroisocyanuric acid salts',
  ],
  '2491 Ethanolamine or ethanolamine solution': ['Ethanolamine', 'Ethanolamine solution'],
  '2789 Acetic acid, glacial, or acetic acid solution with more than 80 % acid': [
    'Acetic acid, glacial',
    'Acetic acid solution, more than 80 % acid, by mass',
  ],
  '2796 Sulphuric acid with not more than 51 % acid, or battery fluid, acid': [
    'Sulphuric acid with not more than 51 % acid',
    'Battery fluid, acid',
  ],
  '3066 Paint or paint related material, corrosive': ['Paint', 'Paint related material'],
  '3091 Lithium metal batteries contained in or packed with equipment': [
    'Lithium metal batteries contained in equipment',
    'Lithium metal batteries packed with equipment',
  ],
  '3164 Articles, pressurized, pneumatic or hydraulic': [
    'Articles, pressurized, pneumatic',
    'Articles, pressurized, hydraulic',
  ],
  '3166 Vehicle, flammable liquid or gas powered': [
    'Vehicle, flammable liquid powered',
    'Vehicle, flammable gas powered',
  ],
  '3171 Battery-powered vehicle or equipment': ['Battery-powered vehicle', 'Battery-powered equipment'],
  '3316 Chemical kit or first aid kit': ['Chemical kit', 'First aid kit'],
  '3481 Lithium ion batteries contained in or packed with equipment': [
    'Lithium ion batteries contained in equipment',
    'Lithium ion batteries packed with equipment',
  ],
  '3552 Sodium ion batteries contained in or packed with equipment, with organic electrolyte': [
    'Sodium ion batteries contained in equipment, with organic electrolyte',
    'Sodium ion batteries packed with equipment, with organic electrolyte',
  ],
}
