import type { WireNextStep } from '@tradelane/contract/lifecycle/timeline'
import type { Fact } from '../../../ui/records/definition-list.tsx'

export type ShownService = {
  /** The subject of its service. */
  subject: string
  id: string
  title: string
  number: string
  status: string
  link: string
  /** What it is about, in a line. */
  about: string
  facts: Fact[]
  /** How far it is, for a service that takes weeks. */
  progress?: Progress
}
export type Progress = {
  facts: Fact[]
  /** Its state, and how many of the steps are done; left out where it has ended before. */
  state: string
  step?: { done: number; of: number }
  next: WireNextStep
}
