import { services } from '../services/registry.ts'
import type { ServiceInfo } from '../services/service-info.ts'
import type { KindInfo } from './channels.ts'

/** The kinds that belong to no service. Verification and security have separate mails, and cannot be turned off. */
const platformKinds = {
  balance: {
    label: 'Balance',
    explanation: 'Balance added, money received, and conversions that failed.',
    channels: ['app', 'off'],
  },
  offers: {
    label: 'Offers',
    explanation: 'The offers of our desk for your requests, or the reason why there is none.',
    channels: ['mail', 'app', 'off'],
  },
  messages: {
    label: 'Messages',
    explanation: 'A reply from Tradelane in one of your conversations.',
    channels: ['mail', 'app'],
  },
  prices: {
    label: 'Prices',
    explanation: 'What we charge you for a service changes.',
    channels: ['mail', 'app'],
  },
  partners: {
    label: 'Partners',
    explanation: 'Answers to the links that you sent to your partners.',
    channels: ['mail', 'app', 'off'],
  },
  documents: {
    label: 'Documents of trades',
    explanation: 'A document that you asked for has come, or one has expired.',
    channels: ['mail', 'app', 'off'],
  },
  verification: {
    label: 'Business verification',
    explanation: 'Received, decided, or waiting for your action.',
    channels: ['app'],
  },
  security: {
    label: 'Security',
    explanation: 'Your password or your second factor was changed.',
    channels: ['app'],
  },
} as const satisfies Record<string, KindInfo>

type KindOf<Info> = Info extends ServiceInfo<string, infer Kind> ? Kind : never
export type NotificationKind = KindOf<(typeof services)[number]> | keyof typeof platformKinds

/** Every kind of notifications: those of the services in the order of their registry, then those of the platform. */
export const notificationKinds: Readonly<Record<NotificationKind, KindInfo>> = Object.assign(
  {},
  ...services.map(({ notifications }) => notifications),
  platformKinds,
)

export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
/** The kinds with a choice of channel. */
export const choosableKinds = kindNames.filter((kind) => notificationKinds[kind].channels.length > 1)
