import type { FreightWire } from '@tradelane/contract/logistics/freight'
import { Plane, Ship, TrainFront, Truck } from 'lucide-react'
import { formatAmount, type WireAmount } from '../../../../lib/format/format-amount.ts'
import { formatKm } from '../../../../lib/format/format-number.ts'
import { Card } from '../../../../ui/card.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { stopName } from './freight-way.ts'
import { legTime, servicesOf } from './freight-words.ts'

type RouteInfo = FreightWire['route_info']
type Leg = FreightWire['legs'][number]
type Stop = RouteInfo['portFrom']

const mains = {
  sea: { title: 'By sea', icon: Ship },
  air: { title: 'By air', icon: Plane },
  truck: { title: 'By road', icon: Truck },
  rail: { title: 'By rail', icon: TrainFront },
}

/**
 * The specification's rate breakdown: to the first port, from port to port, and on from the last. Each leg's price holds that leg
 * only; clearance, insurance and the service fee have lines of their own.
 */
export function SummaryRates({ offer }: { offer: FreightWire }) {
  const { portFrom, portTo, truckFrom, truckTo, railFrom, railTo } = offer.route_info
  const legOf = (role: Leg['role']) => offer.legs.find((leg) => leg.role === role)
  const main = legOf('main')
  const { title, icon: Icon } = mains[main?.by ?? 'sea']
  return (
    <Card title="Rate breakdown">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-3">
        <End title="Origin" stop={portFrom} truck={truckFrom} leg={legOf('origin')} rail={railFrom} />
        {main && (
          <section aria-label={title}>
            <h3 className="mb-3 flex items-center gap-2 font-semibold">
              <Icon size={18} className="text-sea" aria-hidden />
              {title}
            </h3>
            <Carriage leg={main} price={main.price} km={main.distance_km} />
            <p className="mt-3 text-xs text-ink-2">
              Freight, surcharges and terminal handling. The trucks and the services have prices of their own.
            </p>
          </section>
        )}
        <End title="Destination" stop={portTo} truck={truckTo} leg={legOf('destination')} rail={railTo} />
      </div>
      <Services offer={offer} />
    </Card>
  )
}

/** With the legs, they add up to the price. */
function Services({ offer }: { offer: FreightWire }) {
  return (
    <section aria-label="Services" className="mt-6">
      <h3 className="mb-3 font-semibold">Services</h3>
      <DefinitionList
        layout="summary"
        facts={[
          ...servicesOf(offer).map(({ label, amount }) => ({
            term: label,
            value: amount === null ? '–' : <Unbroken>{formatAmount(amount, 'USD')}</Unbroken>,
          })),
          {
            term: 'Price, with all legs',
            value: (
              <strong>
                <Unbroken>{formatAmount(offer.cost, 'USD')}</Unbroken>
              </strong>
            ),
            startsGroup: true,
          },
        ]}
      />
    </section>
  )
}

/** The names beside the amounts are long: they break, an amount does not. */
const Unbroken = ({ children }: { children: string }) => <span className="whitespace-nowrap">{children}</span>

type EndProps = {
  title: string
  stop: Stop
  truck: RouteInfo['truckFrom']
  leg: Leg | undefined
  rail: RouteInfo['railFrom']
}

function End({ title, stop, truck, leg, rail }: EndProps) {
  const name = stopName(stop)
  return (
    <section aria-label={`${title}: ${name}`}>
      <h3 className="mb-3 font-semibold">
        {title}: {name}
      </h3>
      <p className="mb-1 flex items-center gap-2 text-ink-2">
        {leg?.by === 'rail' ? <TrainFront size={16} aria-hidden /> : <Truck size={16} aria-hidden />}
        {leg?.by === 'rail' ? 'Rail, by container train' : 'Road, by truck'}
      </p>
      {truck.distance > 0 ? (
        <Carriage
          km={truck.distance}
          leg={leg ?? { days: truck.transitTime }}
          price={leg?.price ?? truck.price}
        />
      ) : (
        <p className="text-ink-2">Not needed.</p>
      )}
      {rail && (
        <>
          <p className="mt-4 mb-1 flex items-center gap-2 text-ink-2">
            <TrainFront size={16} aria-hidden />
            Rail, instead of road (optional)
          </p>
          <Carriage km={rail.distance} leg={{ days: rail.transitTime }} price={rail.price} />
        </>
      )}
    </section>
  )
}

type CarriageProps = { km: number; leg: Pick<Leg, 'days' | 'hours' | 'via'>; price: WireAmount }

function Carriage({ km, leg, price }: CarriageProps) {
  return (
    <DefinitionList
      layout="summary"
      facts={[
        { term: 'Distance', value: formatKm(km) },
        { term: 'Transit time', value: legTime(leg) },
        ...(leg.via?.length ? [{ term: 'By way of', value: leg.via.join(', ') }] : []),
        { term: 'Price', value: formatAmount(price, 'USD') },
      ]}
    />
  )
}
