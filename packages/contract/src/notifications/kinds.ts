/** How news reaches a person: on the page and by email, on the page alone, or not at all. */
export const channels = ['mail', 'app', 'off'] as const
export type Channel = (typeof channels)[number]

type Kind = {
  label: string
  explanation: string
  /** What can be chosen, the first until somebody does; where there is one only, nobody is asked. */
  channels: readonly [Channel, ...Channel[]]
}

/** What people are told about. Verification and security have mails of their own, and cannot be turned off. */
export const notificationKinds = {
  payments: {
    label: 'Payments',
    explanation: 'Paid, refused, returned, or waiting for something from you.',
    channels: ['mail', 'app', 'off'],
  },
  balance: {
    label: 'Balance',
    explanation: 'Balance added, and conversions that did not go through.',
    channels: ['app', 'off'],
  },
  shipments: {
    label: 'Shipments',
    explanation: 'Confirmed, on the way, arrived, delivered; or late, held, or waiting for your payment.',
    channels: ['mail', 'app', 'off'],
  },
  insurance: {
    label: 'Insurance',
    explanation: 'Quotes, policies and claims that were decided, or wait for something from you.',
    channels: ['mail', 'app', 'off'],
  },
  messages: {
    label: 'Messages',
    explanation: 'Tradelane has answered in one of your conversations.',
    channels: ['mail', 'app'],
  },
  verification: {
    label: 'Business verification',
    explanation: 'Received, decided, or waiting for something from you.',
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
/** The kinds that leave a choice. */
export const choosableKinds = kindNames.filter((kind) => notificationKinds[kind].channels.length > 1)
