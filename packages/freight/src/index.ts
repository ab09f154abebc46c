export { addLines } from './add-lines.ts'
export type { AddedFees } from './added-fees.ts'
export {
  type Capacity,
  type Cargo,
  capacityOf,
  chargeableUnits,
  type FreightMode,
  fits,
  freightModes,
  isCounted,
  suggestedCount,
  takesContainer,
} from './cargo.ts'
export {
  type ContainerClock,
  type ContainerTariff,
  type ContainerTerms,
  containerClocks,
  containerTariff,
  daysOfTiers,
} from './container-tariffs.ts'
export { type ContainerType, containers } from './containers.ts'
export { crossingText } from './crossings.ts'
export {
  crossesCustoms,
  customsOf,
  customsTerritories,
  isInUnion,
  partOf,
  territoryOf,
  territoryOfBoth,
} from './customs-border.ts'
export { greatCircleKm, kmPerNauticalMile, type Position } from './geo.ts'
export type { Carriages } from './haulage.ts'
export { isJourney, type Journey, type NoRoute, planByTrain, planJourney, type Way } from './journey.ts'
export { isOwnCode, type OwnCode } from './line-codes.ts'
export type { Alternative, CoverGap, Leg, Line, LineRate, Offer } from './offer.ts'
export type { PassageCode } from './passages.ts'
export { type Place, type Stop, stopAt } from './place.ts'
export { portGroupOf, portGroups } from './port-groups.ts'
export { rankOffers } from './rank-offers.ts'
export { type RateCard, type RateCardMode, rateCardModes } from './rate-card.ts'
export { rateJourney } from './rate-journey.ts'
export type { ServiceOptions, SpecialHandling } from './rated.ts'
export { overweight } from './road-limits.ts'
export { findSeaRoute, findSeaRouteAround, type SeaRoute } from './sea-route.ts'
export { shareBefore } from './share-before.ts'
export { heavyCode } from './special-lines.ts'
export {
  type CargoTrait,
  cargoTraits,
  containerKinds,
  type Surcharge,
  surchargeBases,
  type Tariff,
  type TradeLane,
} from './tariff.ts'
export { seaPorts } from './terminals.ts'
export { planSeaWays } from './ways-round.ts'
