const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const exact = new Intl.NumberFormat('en', { maximumFractionDigits: 3 })
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** "12,097", "28.54": a count, or a measure as it was entered. */
export const formatNumber = (value: number): string => exact.format(value)

/** "12,097 km", at sea as well: a table has one unit. */
export const formatKm = (km: number): string => `${whole.format(km)} km`

/** "18,000 kg" */
export const formatKg = (kg: number): string => `${formatNumber(kg)} kg`

/** "28.54 m³" */
export const formatVolume = (m3: number): string => `${formatNumber(m3)} m³`

/** "2.1 t" of kilograms of CO₂; little amounts keep two digits: "0.036 t". */
export const formatTonnes = (kg: number): string => `${(kg < 1_000 ? fine : tenths).format(kg / 1_000)} t`
