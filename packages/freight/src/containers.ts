/**
 * The container types of the specification. Volume and payload of ST20, ST40, HQ40, RF20 and RF40 as Linker Logistics
 * publishes them; the others are common values of their kind and differ from builder to builder. What DH20 and DH40 mean no
 * public list of containers tells; they are taken for high ones with doors at both ends. The percentages say what one costs
 * against an ST20 of the same lane; they are ours.
 */
export const containers = {
  ST20: { volumeM3: 33.1, payloadKg: 28_230, pricePercent: 100, byRail: true },
  ST40: { volumeM3: 67.6, payloadKg: 26_710, pricePercent: 165, byRail: true },
  HQ20: { volumeM3: 37.3, payloadKg: 28_060, pricePercent: 108, byRail: true },
  HQ40: { volumeM3: 76.2, payloadKg: 26_590, pricePercent: 170, byRail: true },
  HQ45: { volumeM3: 86, payloadKg: 27_700, pricePercent: 190, byRail: true },
  RF20: { volumeM3: 28.5, payloadKg: 23_970, pricePercent: 210, byRail: false },
  RF40: { volumeM3: 67.9, payloadKg: 25_430, pricePercent: 290, byRail: false },
  OT20: { volumeM3: 32.5, payloadKg: 28_100, pricePercent: 135, byRail: true },
  OT40: { volumeM3: 65.9, payloadKg: 26_630, pricePercent: 215, byRail: true },
  FR20: { volumeM3: 27.9, payloadKg: 27_800, pricePercent: 150, byRail: false },
  FR40: { volumeM3: 53.3, payloadKg: 39_200, pricePercent: 240, byRail: false },
  TK20: { volumeM3: 24, payloadKg: 26_000, pricePercent: 180, byRail: true },
  TK40: { volumeM3: 46, payloadKg: 26_000, pricePercent: 300, byRail: false },
  DH20: { volumeM3: 37.1, payloadKg: 28_000, pricePercent: 115, byRail: false },
  DH40: { volumeM3: 75.8, payloadKg: 26_400, pricePercent: 180, byRail: false },
} as const

export type ContainerType = keyof typeof containers
