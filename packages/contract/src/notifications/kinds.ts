/** The channels of a notification: on the page and by email, only on the page, or off. */
export const channels = ['mail', 'app', 'off'] as const
export type Channel = (typeof channels)[number]

type Kind = {
  label: string
  explanation: string
  /** The possible channels, the default first; with only one, there is no setting. */
  channels: readonly [Channel, ...Channel[]]
}

/** The kinds of notifications. Verification and security have separate mails, and cannot be turned off. */
export const notificationKinds = {
  payments: {
    label: 'Payments',
    explanation: 'Paid, refused, returned, or waiting for your action.',
    channels: ['mail', 'app', 'off'],
  },
  balance: {
    label: 'Balance',
    explanation: 'Balance added, and conversions that failed.',
    channels: ['app', 'off'],
  },
  shipments: {
    label: 'Shipments',
    explanation: 'Confirmed, in transit, arrived, delivered; or late, held, or waiting for your payment.',
    channels: ['mail', 'app', 'off'],
  },
  insurance: {
    label: 'Insurance',
    explanation: 'Decisions on quotes, policies and claims, and those waiting for your action.',
    channels: ['mail', 'app', 'off'],
  },
  messages: {
    label: 'Messages',
    explanation: 'A reply from Tradelane in one of your conversations.',
    channels: ['mail', 'app'],
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
} as const satisfies Record<string, Kind>
export type NotificationKind = keyof typeof notificationKinds

export const kindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]
/** The kinds with a choice of channel. */
export const choosableKinds = kindNames.filter((kind) => notificationKinds[kind].channels.length > 1)
