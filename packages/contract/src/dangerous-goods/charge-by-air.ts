import type { DangerousEntry } from './forms.ts'

/**
 * Batteries that fly with at most 30 per cent of their charge (or 25 per cent as the equipment shows it): IATA Dangerous Goods Regulations,
 * 67th edition, mandatory since 1 January 2026 for UN 3481 packed with equipment and UN 3556, before that for UN 3480. UN 3551, 3552 packed with
 * equipment and UN 3558 are held to the same, which nobody has read in the regulations. Batteries in equipment: recommended only.
 */
const limited = ['3480', '3481', '3551', '3552', '3556', '3558']

type Named = Pick<DangerousEntry, 'un_number' | 'shipping_name'>

export const isChargeLimitedByAir = ({ un_number, shipping_name = '' }: Named): boolean =>
  limited.includes(un_number) && !/contained in equipment/.test(shipping_name)

export const chargeText = 'batteries charged to at most 30 %'
