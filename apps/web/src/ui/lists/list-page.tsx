import type { ReactNode } from 'react'
import type { ListAddress } from '../../lib/browser/use-list-address.ts'
import { Card } from '../card.tsx'
import { PageHeader, type PageHeaderProps } from '../page-header.tsx'
import { type ListFilter, ListFilters } from './list-filters.tsx'
import { RecordList, type RecordListProps } from './record-list.tsx'

type ListPageProps<Answer, Row, Choice extends string> = Pick<
  PageHeaderProps,
  'title' | 'lead' | 'actions' | 'back'
> & {
  address: ListAddress<Choice>
  /** What can be searched for: "Search by number or company". */
  search?: string
  placeholder?: string
  filter?: ListFilter<Choice>
  list: RecordListProps<Answer, Row>
  /** Replaces search and filter, for lists with their own search. */
  filters?: ReactNode
  /** Under the list, in its card. */
  note?: ReactNode
  /** Between the title and the list. */
  above?: ReactNode
  /** Beside the list. */
  beside?: ReactNode
  /** The title of the list’s card, if the page has other content too. */
  cardTitle?: string
}

/** A page that lists records, for customers and the back office alike: search, filter and page are in its address. */
export function ListPage<Answer, Row, Choice extends string = never>(
  props: ListPageProps<Answer, Row, Choice>,
) {
  const { title, lead, actions, back, address, search, filter, filters, list, beside } = props
  const isNarrowed = address.search !== '' || (address.chosen !== undefined && !filter?.isButtons)
  const card = (
    <Card isFlush {...(props.cardTitle && { title: props.cardTitle })}>
      {filters ??
        ((search || filter) && (
          <ListFilters address={address} search={search} placeholder={props.placeholder} filter={filter} />
        ))}
      <RecordList
        skeletonRows={8}
        onPage={address.goTo}
        {...list}
        narrowed={isNarrowed ? (list.narrowed ?? foundNothing) : undefined}
      />
      {props.note}
    </Card>
  )
  return (
    <>
      <PageHeader title={title} lead={lead} actions={actions} {...(back && { back })} />
      {props.above}
      {beside ? (
        <div className="grid items-start gap-4 lg:grid-cols-[1.6fr_1fr]">
          {card}
          {/* On a phone it is below the list, and appears once the list has its height. */}
          <div className={list.query.data || list.query.error ? undefined : 'max-lg:hidden'}>{beside}</div>
        </div>
      ) : (
        card
      )}
    </>
  )
}

const foundNothing = { text: 'Try fewer words or another filter.' }
