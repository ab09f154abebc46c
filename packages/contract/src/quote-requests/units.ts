type Unit = {
  /** As people read and store it. */
  unit: string
  name: string
  /** UN/ECE Recommendation 20; of packages, Recommendation 21 behind an X, as invoices have it. */
  code: string
  /** Of units that weigh something by themselves, as decimal text. */
  kilograms?: string
  /** There is no half of one. */
  isCounted?: true
}

/** What is offered for the quantity of goods. Another text is taken too: it has no code. */
export const tradeUnits: readonly Unit[] = [
  { unit: 'pcs', name: 'Pieces', code: 'H87', isCounted: true },
  { unit: 'kg', name: 'Kilograms', code: 'KGM', kilograms: '1' },
  { unit: 't', name: 'Tonnes', code: 'TNE', kilograms: '1000' },
  { unit: 'g', name: 'Grams', code: 'GRM', kilograms: '0.001' },
  { unit: 'm', name: 'Metres', code: 'MTR' },
  { unit: 'm2', name: 'Square metres', code: 'MTK' },
  { unit: 'm3', name: 'Cubic metres', code: 'MTQ' },
  { unit: 'l', name: 'Litres', code: 'LTR' },
  { unit: 'pairs', name: 'Pairs', code: 'PR', isCounted: true },
  { unit: 'sets', name: 'Sets', code: 'SET', isCounted: true },
  { unit: 'dozens', name: 'Dozens', code: 'DZN', isCounted: true },
  { unit: 'rolls', name: 'Rolls', code: 'XRO', isCounted: true },
  { unit: 'bags', name: 'Bags', code: 'XBG', isCounted: true },
  { unit: 'boxes', name: 'Boxes', code: 'XBX', isCounted: true },
  { unit: 'cartons', name: 'Cartons', code: 'XCT', isCounted: true },
  { unit: 'drums', name: 'Drums', code: 'XDR', isCounted: true },
  { unit: 'pallets', name: 'Pallets', code: 'XPX', isCounted: true },
]
