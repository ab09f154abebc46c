import type {
  containerSizes,
  freightBases,
  freightTypes,
  transportations,
} from '@tradelane/contract/logistics/forms'

type Labels<Choices extends readonly string[]> = Record<Choices[number], string>
const optionsOf = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const freightTypeLabels = {
  Sea: 'Sea',
  Land: 'Land',
  Air: 'Air',
  Auto: 'Auto (best mode)',
} satisfies Labels<typeof freightTypes>

export const transportationLabels = {
  FCL: 'Full container (FCL)',
  LCL: 'Part load (LCL)',
  BULK: 'Bulk',
  FTL: 'Road, full truckload (FTL)',
  LTL: 'Road, part load (LTL)',
  RAIL_FCL: 'Rail, full container (FCL)',
} satisfies Labels<typeof transportations>

export const containerLabels = {
  ST20: 'ST20 – 20 ft standard',
  ST40: 'ST40 – 40 ft standard',
  HQ20: 'HQ20 – 20 ft high cube',
  HQ40: 'HQ40 – 40 ft high cube',
  RF20: 'RF20 – 20 ft refrigerated',
  RF40: 'RF40 – 40 ft refrigerated',
  OT20: 'OT20 – 20 ft open top',
  OT40: 'OT40 – 40 ft open top',
  FR20: 'FR20 – 20 ft flat rack',
  FR40: 'FR40 – 40 ft flat rack',
  TK20: 'TK20 – 20 ft tank',
  TK40: 'TK40 – 40 ft tank',
  HQ45: 'HQ45 – 45 ft high cube',
  DH20: 'DH20 – 20 ft double door, high cube',
  DH40: 'DH40 – 40 ft double door, high cube',
} satisfies Labels<typeof containerSizes>

/** Who loads and who discharges: by the quay's rate (liner), free of it (the shipper's or receiver's), or at the container yard. */
const freightBasisLabels = {
  FIFO: 'FIFO – free in, free out',
  LIFO: 'LIFO – liner in, free out',
  FILO: 'FILO – free in, liner out',
  LILO: 'LILO – liner in, liner out',
  CYFO: 'CYFO – container yard to free out',
  CYLO: 'CYLO – container yard to liner out',
  FICY: 'FICY – free in to container yard',
  LICY: 'LICY – liner in to container yard',
  CYCY: 'CYCY – container yard to container yard',
} satisfies Labels<typeof freightBases>

export const containerOptions = optionsOf(containerLabels)
export const freightTypeOptions = optionsOf(freightTypeLabels)
export const freightBasisOptions = optionsOf(freightBasisLabels)

/** By the sections of the Harmonized System, in words. */
export const categoryOptions = [
  'Food and beverages',
  'Agricultural products',
  'Minerals and ores',
  'Chemicals',
  'Plastics and rubber',
  'Wood and paper',
  'Textiles and clothing',
  'Stone, glass and ceramics',
  'Metals and metal goods',
  'Machinery and parts',
  'Electrical and electronic goods',
  'Vehicles and parts',
  'Furniture and household goods',
  'Other goods',
].map((category) => ({ value: category, label: category }))
