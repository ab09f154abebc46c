const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const fine = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 })

/** "12,097 km", at sea as well: a table has one unit. */
export const formatKm = (km: number): string => `${whole.format(km)} km`

/** "18,000 kg" */
export const formatKg = (kg: number): string => `${whole.format(kg)} kg`

/** "2.1 t" of kilograms; little amounts keep two digits: "0.036 t". */
export const formatTonnes = (kg: number): string => `${(kg < 1_000 ? fine : tenths).format(kg / 1_000)} t`

/** "28.5 m³" */
export const formatVolume = (m3: number): string => `${tenths.format(m3)} m³`
