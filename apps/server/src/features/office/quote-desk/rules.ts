import { promised } from '@tradelane/contract/lifecycle/promises'
import {
  dueIn,
  type Facts,
  type Rule,
  type Rules,
  sentences,
  until,
  type Words,
} from '../../../entries/rule.ts'
import { releaseRules, releaseTask } from '../../../registry/release-rules.ts'

const answerTask = 'answer-quote-request'
const acceptTask = 'accept-quote-offer'

/** A fact of events of which the customer hears by the record that exists already: an inspection. */
export const saidByRecord = { is_said_by_record: true } as const
/** A fact of a request that nobody has ended. */
export const ofItself = { is_ended_of_itself: true } as const
/** A fact of a request for which nothing is offered. */
export const onlyAnswered = { is_only_answered: true } as const

const unless = ({ is_said_by_record }: Facts['after']): boolean => is_said_by_record === true

const offers = (title: Words, body: Words) =>
  ({ kind: 'offers', who: 'preparer', title, body, unless }) as const
const answer = (title: Words) =>
  ({
    task: answerTask,
    who: 'back_office',
    title,
    dueAt: dueIn('due'),
    endsWhen: 'the request is answered',
  }) as const

const quoted: Rule = {
  notifies: offers(
    ({ what }) => `${what}: offers ready`,
    (facts) =>
      sentences(facts.detail, `From ${facts.after.from}`, until('Open until', facts.after.until, facts)),
  ),
  opens: {
    task: acceptTask,
    who: 'approver',
    unless,
    title: ({ what, detail }) => `Compare the offers for ${what}: ${detail}`,
    dueAt: dueIn('until'),
  },
  closes: [answerTask],
}

/** What follows from the events of requests. */
export const quoteCaseRules: Rules = {
  ...releaseRules('offers'),
  new: {
    opens: answer(({ company, what, detail, after }) =>
      after.is_only_answered === true
        ? `Check ${what} of ${company}: ${detail}`
        : `Make offers for ${company}: ${what}, ${detail}`,
    ),
  },
  // Its task is still open.
  'assigned > new': {},
  quoted,
  // In place of earlier ones.
  'quoted > quoted': { ...quoted, closes: [answerTask, acceptTask, releaseTask] },
  revision_requested: {
    opens: answer(({ company, what, reason }) => `Revise the offers for ${company}: ${what}. ${reason}`),
  },
  'quoted > assigned': {
    opens: answer(({ company, what, detail }) => `Make new offers for ${company}: ${what}, ${detail}`),
    closes: [acceptTask, releaseTask],
  },
  goods_changed: {
    opens: {
      ...answer(({ company, what, after }) => `Make new offers for ${company}: ${what}, ${after.change}`),
      unless: ({ due }) => due === undefined,
    },
  },
  offer_withdrawn: {
    notifies: offers(
      ({ what }) => `${what}: an offer was withdrawn`,
      ({ reason }) => sentences(reason),
    ),
  },
  declined: {
    notifies: offers(
      ({ what }) => `${what}: denied`,
      ({ detail, reason }) => sentences(detail, reason),
    ),
    closes: [answerTask],
  },
  accepted: { closes: [answerTask, acceptTask, releaseTask] },
  cancelled: {
    notifies: {
      ...offers(
        ({ what }) => `${what}: ended`,
        ({ detail, reason }) => sentences(detail, reason),
      ),
      unless: ({ is_ended_of_itself }) => is_ended_of_itself !== true,
    },
    closes: [answerTask, acceptTask, releaseTask],
  },
}

export const requestReceived = `Successfully Submitted. Our desk will send you offers in ${promised('offerQuotes')}.`
