import { usePrefetchQuery, useQuery } from '@tanstack/react-query'
import { quoteOfferActions } from '@tradelane/contract/quote-desk/actions'
import type { WireCustomersCase } from '@tradelane/contract/quote-desk/calls'
import { isBeforeOffers } from '@tradelane/contract/quote-desk/states'
import { useParams } from 'react-router'
import { formatInstant } from '../../../../lib/format/format-date.ts'
import { isMissing } from '../../../../lib/net/api-error.ts'
import { balancesQuery } from '../../../../lib/queries/wallet.ts'
import { Banner } from '../../../../ui/banner.tsx'
import { LinkButton } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { WaitingRelease } from '../../../../ui/dialogs/waiting-release.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { DataTable } from '../../../../ui/lists/data-table.tsx'
import { ListFailure } from '../../../../ui/lists/list-failure.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { DefinitionList } from '../../../../ui/records/definition-list.tsx'
import { History } from '../../../../ui/records/history.tsx'
import { RecordAction } from '../../../../ui/records/record-action.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { recordOfOffer } from '../case-words.ts'
import { AcceptButton } from './accept-button.tsx'
import { AcceptOffer } from './accept-offer.tsx'
import { offerColumns } from './offer-columns.tsx'
import { RequestActions } from './request-actions.tsx'
import { requestQuery, service } from './request-queries.ts'

/** /offers/:case_id: one request, its offers side by side, and what can be done with them. */
export function RequestPage() {
  const { case_id: id = '' } = useParams()
  const { data, error, refetch } = useQuery({ ...requestQuery(id), throwOnError: isMissing })
  const [request] = data?.cases ?? []
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80" />
  if (!request)
    return (
      <>
        <PageHeader title="Request" />
        <Card>
          <EmptyState
            title="This request was not found."
            action={<LinkButton to="/offers">All requests</LinkButton>}
          >
            Open it from the list of your requests.
          </EmptyState>
        </Card>
      </>
    )
  return <OneRequest request={request} />
}

function OneRequest({ request }: { request: WireCustomersCase }) {
  const { number, due_at, state, note, takes_offers } = request
  const promised = takes_offers ? 'offers' : 'an answer'
  return (
    <>
      <PageHeader
        title={`Request ${number}`}
        lead={`${request.request.title}. ${isBeforeOffers(state) ? `We promised ${promised} by ${formatInstant(due_at)}.` : ''}`}
        back={{ to: '/offers', label: 'Requests' }}
        actions={<RequestActions request={request} />}
      />
      <div className="grid gap-4">
        <Outcome request={request} />
        {takes_offers && <Offers request={request} />}
        <div className="grid items-start gap-4 lg:grid-cols-2">
          <Card
            title="Your request"
            action={
              request.subject &&
              state !== 'ACCEPTED' && (
                <LinkButton size="sm" to={request.subject.link}>
                  {orderWords(request)}
                </LinkButton>
              )
            }
          >
            <DefinitionList
              facts={[
                ...request.request.facts.map(({ label, value }) => ({ term: label, value })),
                ...(note
                  ? [{ term: 'Note', value: <span className="whitespace-pre-line">{note}</span> }]
                  : []),
              ]}
            />
          </Card>
          <Card title="History">
            <History timeline={request.timeline} />
          </Card>
        </div>
      </div>
    </>
  )
}

const orderWords = ({ takes_offers }: WireCustomersCase): string =>
  takes_offers ? 'View the order' : 'View the details'

function Outcome({ request }: { request: WireCustomersCase }) {
  const { state, state_reason, subject, takes_offers } = request
  if (subject && state === 'ACCEPTED')
    return (
      <Banner
        tone="done"
        title={takes_offers ? 'Accepted' : 'Approved'}
        action={
          <LinkButton size="sm" to={subject.link}>
            {orderWords(request)}
          </LinkButton>
        }
      >
        {takes_offers
          ? 'You accepted an offer. The order has its own page.'
          : 'We approved your request. What follows has its own page.'}
      </Banner>
    )
  if (state === 'DECLINED')
    return (
      <Banner tone="lost" title="Denied">
        {state_reason}
      </Banner>
    )
  if (state === 'EXPIRED')
    return (
      <Banner tone="wait" title="All offers have expired">
        Ask again: we ask for the price of today. The old prices stay below.
      </Banner>
    )
  return null
}

function Offers({ request }: { request: WireCustomersCase }) {
  const { offers, release, release_offer_id, case_id } = request
  const released = offers.find(({ offer_id }) => offer_id === release_offer_id)
  // What the wallet lacks is known once an offer is chosen.
  usePrefetchQuery(balancesQuery)
  return (
    <>
      {release && released && (
        <WaitingRelease
          release={release}
          service={service}
          what="offer"
          which={{ type: 'quote offer', subject_id: case_id }}
        >
          {(close) => <AcceptOffer offer={released} service={request.service} isRelease onClose={close} />}
        </WaitingRelease>
      )}
      <Card title="Offers" isFlush>
        <DataTable
          label="Offers"
          // While an acceptance waits for a second person, the banner above has the release.
          columns={offerColumns((offer) =>
            release ? null : (
              <RecordAction action={quoteOfferActions.accept} record={recordOfOffer(offer)}>
                {(closed) => <AcceptButton offer={offer} service={request.service} closed={closed} />}
              </RecordAction>
            ),
          )}
          rows={offers}
          rowKey={({ offer_id }) => offer_id}
          mostCards={20}
          empty={
            <EmptyState title="No offers yet">
              The offers of our desk will appear here, side by side. We write to you when they are ready.
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}
