import type { HappeningInfo } from '../lifecycle/state-table.ts'
import { stateNames, stateTable } from '../lifecycle/state-table.ts'

/** The states of a link that somebody without an account gets by email. */
export const linkStateTable = stateTable({
  sent: {
    label: 'Sent',
    explanation: 'The link was sent by email. Nobody has opened it yet.',
    tone: 'wait',
    moves: ['opened', 'done', 'expired', 'revoked', 'ended'],
    happened: '{who} sent a link to {email}.',
    next: { who: 'counterparty', text: 'The recipient opens the link.' },
  },
  opened: {
    label: 'Opened',
    explanation: 'The recipient has opened the link and has not finished.',
    tone: 'wait',
    moves: ['done', 'expired', 'revoked', 'ended', 'sent'],
    happened: '{email} opened the link.',
    next: { who: 'counterparty', text: 'The recipient finishes what the link is for.' },
  },
  done: {
    label: 'Done',
    explanation: 'The recipient has done what the link is for. It no longer works.',
    tone: 'done',
    moves: [],
    happened: '{email} finished.',
  },
  expired: {
    label: 'Expired',
    explanation: 'The link was not used in time. You can send it again.',
    tone: 'lost',
    moves: ['sent', 'revoked', 'ended'],
    happened: 'The link to {email} expired.',
  },
  revoked: {
    label: 'Revoked',
    explanation: 'The link was withdrawn. It no longer works. You can send it again.',
    tone: 'idle',
    moves: ['sent', 'ended'],
    happened: '{who} revoked the link to {email}.',
  },
  ended: {
    label: 'No longer needed',
    explanation: 'What the link asked for is settled. It no longer works.',
    tone: 'idle',
    moves: [],
    happened: 'The link to {email} is no longer needed.',
  },
})
export type LinkState = keyof typeof linkStateTable
export const linkStates = stateNames(linkStateTable)

/** What happens to a link, on the time line of the record that it is about. */
export const linkHappenings = {
  link_sent: { label: 'Link sent', happened: '{who} sent {email} a link: {asked}.', tone: 'wait' },
  link_resent: {
    label: 'Link sent again',
    happened: '{who} sent {email} a new link: {asked}.',
    tone: 'wait',
  },
  link_opened: { label: 'Link opened', happened: '{email} opened the link: {asked}.', tone: 'wait' },
  link_used: { label: 'Link used', happened: '{email} answered: {asked}.', tone: 'done' },
  link_done: { label: 'Link answered', happened: '{email} answered: {asked}.', tone: 'done' },
  link_expired: { label: 'Link expired', happened: 'The link to {email} expired: {asked}.', tone: 'lost' },
  link_revoked: {
    label: 'Link revoked',
    happened: '{who} revoked the link to {email}: {asked}.',
    tone: 'idle',
  },
  link_ended: {
    label: 'Link no longer needed',
    happened: 'The link to {email} is no longer needed: {asked}.',
    tone: 'idle',
  },
} as const satisfies Record<string, HappeningInfo>
export type LinkHappening = keyof typeof linkHappenings
