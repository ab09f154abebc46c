export const threadAddress = (threadId: string): string => `/messages?thread=${threadId}`
