import type { Carriage } from '../insurance/cover.ts'
import type { LossType } from './calls.ts'

const goodOrder = 'the carrier is presumed to have delivered the goods in good order'
const noClaim = 'no claim can be made against the carrier'

/**
 * Days after delivery within which the carrier must be notified of damage that was not apparent, and what holds later. The CMR does
 * not count Sundays and public holidays: counted here, they only bring the day forward.
 */
export const noticeDays = {
  sea: { days: 3, rule: 'Hague-Visby Rules, Article III (6)', later: goodOrder },
  air: { days: 14, rule: 'Montreal Convention, Article 31', later: noClaim },
  road: { days: 7, rule: 'CMR, Article 30', later: goodOrder },
  rail: { days: 7, rule: 'CIM, Article 47', later: noClaim },
} as const

/** Whether the loss was apparent at delivery; null where nothing was delivered damaged, so that no notice is due. */
const apparent: Record<LossType, 'yes' | 'no' | 'unknown' | null> = {
  damage: 'yes',
  concealed_damage: 'no',
  water: 'unknown',
  shortage: 'unknown',
  theft: 'unknown',
  total_loss: null,
  general_average: null,
  other: 'unknown',
}

/**
 * Within how many days of delivery the carrier must be notified of a loss; null where no notice is due. What is apparent is notified at delivery
 * (Hague-Visby Rules, Article III (6); CMR, Article 30 (1); CIM, Article 47 (2)), but by air within the same days (Montreal Convention, Article 31 (2)).
 */
export function carrierNoticeOf(carriage: Carriage, lossType: LossType | null) {
  const seen = lossType === null ? 'unknown' : apparent[lossType]
  if (seen === null) return null
  const isAtDelivery = carriage !== 'air' && seen === 'yes'
  return {
    ...noticeDays[carriage],
    days: isAtDelivery ? 0 : noticeDays[carriage].days,
    /** It is earlier, at delivery, if the loss was apparent. */
    isEarlierIfApparent: carriage !== 'air' && seen === 'unknown',
  }
}
