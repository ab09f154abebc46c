import type { ReactNode } from 'react'
import { PageHeader, type PageHeaderProps } from '../page-header.tsx'
import { NextStep, type NextStepProps } from './next-step.tsx'

type RecordHeaderProps = Omit<PageHeaderProps, 'lead'> & {
  /** What the record is about, in a few words beside its state. */
  about: ReactNode
  badge: ReactNode
  /** Absent where a banner below says the same in more words. */
  next?: NextStepProps | false | undefined
}

/** The number and the state of a record, what can be done with it, and the next step. */
export function RecordHeader({ about, badge, next, ...header }: RecordHeaderProps) {
  return (
    <>
      <PageHeader
        {...header}
        lead={
          <span className="flex flex-wrap items-center gap-3">
            {about}
            {badge}
          </span>
        }
      />
      {next && <NextStep {...next} />}
    </>
  )
}

type RecordPageProps = RecordHeaderProps & {
  /** What must be known or done first. */
  banner?: ReactNode
  /** Time line, messages and documents: cards, one below the other. */
  history: ReactNode
  /** The facts: cards beside the history. */
  facts: ReactNode
}

/** The page of one record. Customers and the back office see the same; they differ in what they can do. */
export function RecordPage({ banner, history, facts, ...header }: RecordPageProps) {
  return (
    <>
      <RecordHeader {...header} />
      <div className="grid grid-cols-1 gap-4">
        {banner}
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
          <div className="grid grid-cols-1 gap-4">{history}</div>
          <div className="grid grid-cols-1 gap-4">{facts}</div>
        </div>
      </div>
    </>
  )
}

/** What a record's first line says of it. */
export function RecordSubject({ children }: { children: ReactNode }) {
  return <span className="num min-w-0 text-base font-medium text-ink">{children}</span>
}
